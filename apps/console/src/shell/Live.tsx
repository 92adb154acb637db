import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onServer } from '../app/clock.ts';
import { useLive } from '../live/useLive.ts';
import { clock } from '../words/time.ts';

/** Says whether what is on the page is now, and if not, of when it is. A click asks anew. */
export function Live() {
  const client = useQueryClient();
  const { state, caughtUpAt } = useLive();
  const newest = useNewest();
  const oldest = useOldest();
  if (newest === 0) return null;
  const time = Math.min(newest, oldest);
  const isLost = state === 'lost' || oldest < Infinity;
  return (
    <button
      type="button"
      className="console-live"
      data-tone={isLost ? 'warning' : 'success'}
      title="Load anew"
      onClick={() => void client.invalidateQueries({ type: 'active' })}
    >
      {isLost
        ? `Not live: as of ${clock(onServer(time))} UTC`
        : caughtUpAt
          ? `Live again since ${clock(onServer(caughtUpAt))} UTC`
          : `Live: as of ${clock(onServer(time))} UTC`}
    </button>
  );
}

/** When the newest of what is shown was loaded; 0 before anything was. */
export const useNewest = () =>
  useShown((shown) => Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt)));

/** When what could not be loaded anew was loaded; Infinity if everything could. */
const useOldest = () =>
  useShown((shown) =>
    Math.min(...shown.map(({ state: { error, dataUpdatedAt } }) => (error && dataUpdatedAt) || Infinity)),
  );

function useShown(timeOf: (shown: Query[]) => number): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => timeOf(cache.findAll({ type: 'active' })),
  );
}
