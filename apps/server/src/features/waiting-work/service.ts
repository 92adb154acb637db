import type { PublicContext } from '../../context.ts';
import { countDue, countUnrouted, type WaitingRow } from './queries.ts';

/** How long a count is used again. Somebody who reads the metrics often must not keep the database busy. */
const FRESH_MS = 5_000;

/** Adds the work that waits to the metrics. */
export function watchWaitingWork(context: PublicContext): void {
  let counted: { atMs: number; rows: Promise<Record<string, WaitingRow | undefined>> } | undefined;
  const count = () => {
    const nowMs = context.now().getTime();
    if (!counted || nowMs - counted.atMs >= FRESH_MS) counted = { atMs: nowMs, rows: countAll(context) };
    return counted.rows;
  };
  context.figures.watch('dowel_waiting_items', async () =>
    Object.entries(await count()).map(([queue, row]) => ({ labels: { queue }, value: row?.items ?? 0 })),
  );
  context.figures.watch('dowel_oldest_waiting_seconds', async () =>
    Object.entries(await count()).map(([queue, row]) => ({
      labels: { queue },
      value: ageSeconds(context, row),
    })),
  );
}

async function countAll(context: PublicContext): Promise<Record<string, WaitingRow | undefined>> {
  const [routing, deliveries] = await Promise.all([countUnrouted(context), countDue(context)]);
  return { events: routing, deliveries };
}

function ageSeconds(context: PublicContext, row: WaitingRow | undefined): number {
  const since = row?.oldestTime?.getTime();
  return since === undefined ? 0 : Math.max(0, context.now().getTime() - since) / 1000;
}
