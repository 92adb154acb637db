import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { clock } from '../words/time.ts';

/** Says of when everything on the page is, and whether the server still answers. A click asks anew. */
export function Live() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const said = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const active = cache.findAll({ type: 'active' });
      const times = active.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
      const isLost = active.some(({ state }) => state.error !== null && state.data !== undefined);
      return times.length === 0 ? '' : `${isLost ? 'lost' : 'ok'} ${Math.max(...times)}`;
    },
  );
  const [state, time] = said.split(' ');
  if (time === undefined) return null;
  const isLost = state === 'lost';
  return (
    <button
      type="button"
      className="console-live"
      data-tone={isLost ? 'warning' : 'success'}
      title="Load anew"
      onClick={() => void client.invalidateQueries({ type: 'active' })}
    >
      {isLost ? 'Not live: as of' : 'As of'} {clock(Number(time))} UTC
    </button>
  );
}
