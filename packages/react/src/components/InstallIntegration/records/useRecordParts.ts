import { type LazyPart, useLoadedPart } from '../../../ui/useLoadedPart.ts';

const recordParts: LazyPart<typeof import('./record-parts.ts')> = { load: () => import('./record-parts.ts') };

/** What shows records and values of the account, as soon as it has loaded. */
export function useRecordParts(isWanted: boolean) {
  return useLoadedPart(recordParts, isWanted);
}
