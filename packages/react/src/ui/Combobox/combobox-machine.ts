// Everything else imports downshift from here. The build bundles this file, and leaves out what it does not export.
export { useCombobox } from 'downshift';
