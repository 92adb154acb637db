import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { getLive, keepLive, type Live, newIn, subscribeToLive } from './live-store.ts';

/** Keeps the pages of a project as they are now. */
export function useKeepLive(project: string): void {
  const client = useQueryClient();
  useEffect(() => keepLive(project, client), [project, client]);
}

/** Whether what is shown is now. */
export function useLive(): Live {
  return useSyncExternalStore(subscribeToLive, getLive);
}

/** How many rows of a list wait for somebody to look. Undefined: some. */
export function useNewIn(queryHash: string): number | undefined {
  return useSyncExternalStore(subscribeToLive, () => newIn(queryHash));
}
