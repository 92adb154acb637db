import { hashKey, notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { myInfoQuery } from '../data/my-info.ts';
import { getLive, keepLive, type Live, newIn, subscribeToLive } from './live-store.ts';

/** Keeps the pages of a project as they are now, from when the first is there. The server tells what changed just before. */
export function useKeepLive(project: string): void {
  const client = useQueryClient();
  const isShown = useIsShown();
  useEffect(() => (isShown ? keepLive(project, client) : undefined), [isShown, project, client]);
}

/** Whether a page has shown what it asked for. Whatever nobody waits for is asked for after that. */
export function useIsShown(): boolean {
  const cache = useQueryClient().getQueryCache();
  const wasShown = useRef(false);
  return useSyncExternalStore(
    // The cache calls this while React draws a component that needs a new query. React wants no change at that moment.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => (wasShown.current ||= isShown(cache)),
  );
}

function isShown(cache: QueryCache): boolean {
  // Who is signed in is asked for beside the page.
  const own = cache
    .findAll({ type: 'active' })
    .filter(({ queryHash }) => queryHash !== hashKey(myInfoQuery.queryKey));
  return own.length > 0 && own.every(({ state }) => state.status !== 'pending');
}

/** Whether what is shown is now. */
export function useLive(): Live {
  return useSyncExternalStore(subscribeToLive, getLive);
}

/** How many rows of a list wait for somebody to look. Undefined: some. */
export function useNewIn(queryHash: string): number | undefined {
  return useSyncExternalStore(subscribeToLive, () => newIn(queryHash));
}
