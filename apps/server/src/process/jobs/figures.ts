import { createContext, type Dependencies } from '../../context.ts';
import type { LaneKind, Waiting } from '../../platform/lanes/lane.ts';

/** How long a measure is used again. Somebody who reads the metrics often must not keep the database busy. */
const FRESH_MS = 5_000;

/** Reports how much work waits in the lanes, and for how long. It is measured when somebody reads the metrics. */
export function watchWaiting(dependencies: Dependencies, kinds: readonly LaneKind[]): void {
  const { figures, now } = dependencies;
  let latest: { atMs: number; measured: Promise<Measured[]> } | undefined;
  const read = async (value: (waiting: Waiting) => number) => {
    const nowMs = now().getTime();
    if (!latest || nowMs - latest.atMs >= FRESH_MS)
      latest = { atMs: nowMs, measured: measure(dependencies, kinds) };
    return (await latest.measured).map(({ queue, waiting }) => ({
      labels: { queue },
      value: value(waiting),
    }));
  };
  figures.watch('dowel_waiting_items', () => read(({ items }) => items));
  figures.watch('dowel_oldest_waiting_seconds', () =>
    read(({ oldestDueTime }) => {
      const sinceMs = oldestDueTime?.getTime() ?? now().getTime();
      return Math.max(0, now().getTime() - sinceMs) / 1000;
    }),
  );
}

interface Measured {
  readonly queue: string;
  readonly waiting: Waiting;
}

async function measure(dependencies: Dependencies, kinds: readonly LaneKind[]): Promise<Measured[]> {
  const context = createContext(dependencies, 'metrics');
  const all = kinds.map(async ({ name, measure }): Promise<Measured[]> => {
    if (!measure) return [];
    return [{ queue: name, waiting: await measure(context) }];
  });
  return (await Promise.all(all)).flat();
}
