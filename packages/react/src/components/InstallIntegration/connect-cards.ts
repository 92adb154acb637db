/** What loads together while the service is asked what to show. */
export { ConnectCard } from '../connection/ConnectCard.tsx';
export { ConnectFacts } from '../connection/ConnectFacts.tsx';
export { MetadataCard } from '../connection/MetadataCard.tsx';
