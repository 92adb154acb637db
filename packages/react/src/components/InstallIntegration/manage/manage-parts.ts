/**
 * What loads together, once something is installed, there is nothing to choose, somebody has to repair a connection or
 * an object, or asks for details of fields.
 */

export { ConnectionNotice } from '../../connection/ConnectionNotice.tsx';
export { Diagnosis, DiagnosisCode } from '../../connection/Diagnosis.tsx';
export { ActivityPanel } from '../activity/ActivityPanel.tsx';
// Nothing reads this one. These parts are never loaded without it, and only by this export a bundler can know that: it
// then keeps what both share in one file with it, instead of in a file of their own (ADR 0037).
export { ConnectedStep } from '../ConnectedStep.tsx';
export { ChangedBy } from '../history/ChangedBy.tsx';
export { HistoryPanel } from '../history/HistoryPanel.tsx';
export { InstalledByNotice } from '../InstalledByNotice.tsx';
export { ReadingState } from '../object/ReadingState.tsx';
export { FieldDetails } from '../records/FieldDetails.tsx';
export { ReadDetails } from '../records/ReadDetails.tsx';
export { RecordPreview } from '../records/RecordPreview.tsx';
export { RecordTable } from '../records/RecordTable.tsx';
export { LaterSaveBar } from './LaterSaveBar.tsx';
export { ManageContent } from './ManageContent.tsx';
export { NothingToReadCard } from './NothingToReadCard.tsx';
export { PersonalConnection } from './PersonalConnection.tsx';
export { ProxyCard } from './ProxyCard.tsx';
export { UninstalledCard } from './UninstalledCard.tsx';
export { UnreadableCard } from './UnreadableCard.tsx';
