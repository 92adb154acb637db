import { createContext, type Dependencies } from '../../context.ts';
import type { LaneKind, Waiting } from '../../platform/lanes/lane.ts';

/** How long a measure is used again. Somebody who reads the metrics often must not keep the database busy. */
const FRESH_MS = 5_000;

/** Reports how much work waits in the lanes, and for how long. It is measured when somebody reads the metrics. */
export function watchWaiting(dependencies: Dependencies, kinds: readonly LaneKind[]): void {
  const { figures, now } = dependencies;
  const context = createContext(dependencies, 'metrics');
  for (const { name: queue, measure } of kinds) {
    let latest: { atMs: number; measured: Promise<Waiting> } | undefined;
    const read = () => {
      const nowMs = now().getTime();
      if (!latest || nowMs - latest.atMs >= FRESH_MS) latest = { atMs: nowMs, measured: measure(context) };
      return latest.measured;
    };
    figures.watch('dowel_waiting_items', async () => [{ labels: { queue }, value: (await read()).items }]);
    figures.watch('dowel_oldest_waiting_seconds', async () => {
      const { oldestDueTime } = await read();
      const sinceMs = oldestDueTime?.getTime() ?? now().getTime();
      return [{ labels: { queue }, value: Math.max(0, now().getTime() - sinceMs) / 1000 }];
    });
  }
}
