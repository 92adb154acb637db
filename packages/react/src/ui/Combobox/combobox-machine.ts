// A separate file, so that loading it later loads no other code of the library.
export { useCombobox } from 'downshift';
