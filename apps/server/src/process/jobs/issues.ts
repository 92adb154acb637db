import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { keepIssues } from '../../sync/issues/solved.ts';

const EVERY_MS = 60_000;
/** Looking at all projects takes no more than this part of the time. */
const PART = 1 / 20;

/** Keeps which issues there are, and which were solved, every minute until it is stopped. */
export function startIssues(context: PublicContext): { stop(): Promise<void> } {
  let restsUntil = 0;
  let running = Promise.resolve();
  const keep = async () => {
    const started = performance.now();
    if (started < restsUntil) return;
    await keepIssues(context).catch((err: unknown) => {
      context.log.warn({ err }, 'it was not kept which issues were solved; it is tried again in a minute');
    });
    const ended = performance.now();
    restsUntil = ended + (ended - started) / PART;
  };
  const heart = startHeartbeat(EVERY_MS, () => {
    running = keep();
    return running.then(() => true);
  });
  return {
    async stop() {
      heart.stop();
      await running;
    },
  };
}
