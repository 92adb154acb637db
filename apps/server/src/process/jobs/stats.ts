import type { PublicContext } from '../../context.ts';
import { countStats, storeCalls } from '../../people/stats/count.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { atMost } from './at-most.ts';

const EVERY_MS = 60_000;
/** The part of the time in which is counted. */
const PART = 1 / 20;

/**
 * Stores how often this process has called providers, at once and then every minute until it is stopped. A worker counts
 * everything else, too.
 */
export function startStats(context: PublicContext, isWorker: boolean): { stop(): Promise<void> } {
  const countAll = atMost(PART, () => orLater(context, countStats(context)));
  const count = async () => {
    await orLater(context, storeCalls(context));
    if (isWorker) await countAll();
  };
  const first = count();
  const heart = startHeartbeat(EVERY_MS, count);
  return {
    async stop() {
      await heart.stop();
      await first;
      await orLater(context, storeCalls(context));
    },
  };
}

/** A failure is only logged: what is stored is counted the next time. */
async function orLater(context: PublicContext, work: Promise<void>): Promise<void> {
  await work.catch((err: unknown) => {
    context.log.warn({ err }, 'the usage could not be counted; it is tried again in a minute');
  });
}
