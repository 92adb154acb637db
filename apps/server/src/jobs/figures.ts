import { createContext, type Dependencies } from '../context.ts';
import type { LaneKind, Waiting } from '../lanes/lane.ts';

/** Reports how much work waits in the lanes, and for how long. It is read when somebody reads the metrics. */
export function watchWaiting(dependencies: Dependencies, kinds: readonly LaneKind[]): void {
  const { figures } = dependencies;
  const read = async (value: (waiting: Waiting, now: Date) => number) => {
    const context = createContext(dependencies, 'metrics');
    const measured = await Promise.all(
      kinds.map(async (kind) => ({ kind, waiting: await kind.measure?.(context) })),
    );
    return measured.flatMap(({ kind, waiting }) =>
      waiting ? [{ labels: { queue: kind.name }, value: value(waiting, context.now()) }] : [],
    );
  };
  figures.watch('dowel_waiting_items', () => read(({ items }) => items));
  figures.watch('dowel_oldest_waiting_seconds', () =>
    read(({ oldestDueTime }, now) =>
      oldestDueTime ? Math.max(0, now.getTime() - oldestDueTime.getTime()) / 1000 : 0,
    ),
  );
}
