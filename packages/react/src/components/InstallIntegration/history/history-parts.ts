/** What loads together, once an object that is installed is shown. */
export { ChangedBy } from './ChangedBy.tsx';
export { HistoryPanel } from './HistoryPanel.tsx';
