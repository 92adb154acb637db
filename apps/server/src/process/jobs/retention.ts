import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { forgetThePast } from '../retention/service.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes old rows at once, and then every ten minutes until it is stopped. */
export function startRetention(context: PublicContext): { stop(): Promise<void> } {
  const first = run(context);
  const heart = startHeartbeat(EVERY_MS, () => run(context));
  return {
    async stop() {
      await heart.stop();
      await first;
    },
  };
}

/** A failure is only logged: the next run deletes what this one did not. */
async function run(context: PublicContext): Promise<void> {
  await forgetThePast(context).catch((err: unknown) => {
    context.log.warn({ err }, 'old rows could not be deleted; they are tried again in ten minutes');
  });
}
