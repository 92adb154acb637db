import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { pullBack } from './planned-ahead-queries.ts';

const EVERY_MS = 10_000;
/** Clocks are set right by less all the time. */
const STEP_MS = 60_000;

/**
 * What was planned while the clock was far ahead waits for a time that is far away when it was set right. Looks for it now, and
 * when the clock goes back.
 * @param steadyNow milliseconds of a clock that nobody sets
 */
export function watchClock(
  context: PublicContext,
  steadyNow = () => performance.now(),
): { look(): Promise<void>; stop(): Promise<void> } {
  let before: number | undefined;
  const look = async () => {
    const last = before;
    before = context.now().getTime() - steadyNow();
    if (last !== undefined && before > last - STEP_MS) return;
    try {
      const pulled = await pullBack(context);
      if (last !== undefined || Object.keys(pulled).length > 0) context.log.warn({ pulled }, WORDS);
    } catch (err) {
      before = last;
      const text = 'it was not found out what waits for too long; this is tried again in ten seconds';
      context.log.warn({ err }, text);
    }
  };
  void look();
  return { look, ...startHeartbeat(EVERY_MS, look) };
}

const WORDS =
  'The clock of a server was ahead, and was set back. Work that was planned for a time which is far away now is done at once. Restart the servers, so that they forget when they last called each provider. Records may arrive twice, and what is kept for some days may have been deleted too early.';
