// A file of its own, so that loading it later loads nothing else of the library's.
export { useCombobox } from 'downshift';
