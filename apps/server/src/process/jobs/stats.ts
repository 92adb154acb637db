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
  const say = (text: string) => (err: unknown) => context.log.warn({ err }, text);
  const countAll = atMost(PART, () => countStats(context).catch(say(LATER)));
  const storeOwn = () => storeCalls(context).catch(say(LOST));
  const count = async () => {
    await storeOwn();
    if (isWorker) await countAll();
  };
  const first = count();
  const heart = startHeartbeat(EVERY_MS, count);
  return {
    async stop() {
      await heart.stop();
      await first;
      await storeOwn();
    },
  };
}

const LATER = 'the usage could not be counted; it is tried again in a minute';
const LOST = 'the calls to providers of the last minute could not be stored; they are missing in the usage';
