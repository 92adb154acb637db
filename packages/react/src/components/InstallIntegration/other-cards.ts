export { ProxyCard } from './ProxyCard.tsx';
export { UnreadableCard } from './UnreadableCard.tsx';
