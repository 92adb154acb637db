/** What loads together, once the connection of an installation is managed. */
export { ActivityPanel } from './ActivityPanel.tsx';
export { ActivitySection } from './ActivitySection.tsx';
