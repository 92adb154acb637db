/** What loads together, once something is installed or a connection has to be repaired. */
export { BadConnectionNotice } from '../../connection/BadConnectionNotice.tsx';
export { ActivityPanel } from '../activity/ActivityPanel.tsx';
export { ChangedBy } from '../history/ChangedBy.tsx';
export { HistoryPanel } from '../history/HistoryPanel.tsx';
export { InstalledByNotice } from '../InstalledByNotice.tsx';
export { ReadingState } from '../object/ReadingState.tsx';
export { LaterSaveBar } from './LaterSaveBar.tsx';
export { ManageContent } from './ManageContent.tsx';
export { UninstalledCard } from './UninstalledCard.tsx';
