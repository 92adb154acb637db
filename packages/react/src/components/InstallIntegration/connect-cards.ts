/** The code that loads together while the first answer of the service is on its way. */
export { ConnectCard } from '../connection/ConnectCard.tsx';
export { ConnectFacts } from '../connection/ConnectFacts.tsx';
export { MetadataCard } from '../connection/MetadataCard.tsx';
