/** What shows fields and a record of the account, once somebody asks to see them. */

// As in manage-parts.ts: these parts are never loaded without it, and only by this export a bundler can know that.
export { ConnectedStep } from '../ConnectedStep.tsx';
export { FieldDetails } from './FieldDetails.tsx';
export { ReadDetails } from './ReadDetails.tsx';
export { RecordPreview } from './RecordPreview.tsx';
