/** What the operations of stopped connections call. `end-stopped.ts` is called by the look at due connections. */

export type { Revocation } from '../revoke-stored.ts';
export { markStopped, stoppedRows } from './queries.ts';
