/** What shows records of the account. It loads when a screen with records is shown, or somebody asks to see one. */

export { FieldDetails } from './FieldDetails.tsx';
export { ReadDetails } from './ReadDetails.tsx';
export { RecordPreview } from './RecordPreview.tsx';
export { RecordTable } from './RecordTable.tsx';
