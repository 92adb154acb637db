import * as operationLog from '../../../installing/operation-log/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { endRun } from './end-run.ts';
import type { Plan } from './find-plan.ts';
import type { Position, ReadLimit } from './position.ts';
import { foundIn, logLine, metadataOf, type RunState, storeRun } from './run-state.ts';

/**
 * A list that finds so many times as much as before may never end, if it is also so many records more. Somebody who imports
 * a customer base into a new account adds tens of thousands at once.
 */
const TIMES = 10;
const AT_LEAST_MORE = 100_000;

interface LimitSettings {
  readonly maxReadRecords: number;
  readonly maxReadMs: number;
}

/** @param foundBefore null before the first read of everything has ended */
export function readLimit(env: LimitSettings, foundBefore: number | null | undefined, now: Date): ReadLimit {
  if (typeof foundBefore === 'number') return limitAfter(foundBefore);
  return { found: env.maxReadRecords, endTime: new Date(now.getTime() + env.maxReadMs).toISOString() };
}

function limitAfter(foundBefore: number): ReadLimit {
  return { found: Math.max(foundBefore * TIMES, foundBefore + AT_LEAST_MORE), foundBefore };
}

/** In a sentence, why a run may never end. Undefined while it is within its limit. */
export function excessOf(
  { connector, handled: { parents } }: Pick<Plan, 'connector' | 'handled'>,
  state: RunState,
  now: Date,
): string | undefined {
  const { limit } = state.position;
  if (!limit) return undefined;
  const found = foundIn(state);
  const what = parents ? 'records and their parents' : 'records';
  const sent = `${connector.displayName} has sent ${found} ${what} of "${state.run.objectName}" so far`;
  const { foundBefore, endTime } = limit;
  if (found > limit.found) {
    return foundBefore === undefined
      ? `${sent}, and a first read takes at most ${limit.found}, so its list may never end.`
      : `${sent}, and there were ${foundBefore} before, so its list may never end.`;
  }
  if (endTime === undefined || now < new Date(endTime)) return undefined;
  return `${sent}, and the first read was to be over at ${endTime}, so its list may never end.`;
}

const NEXT = 'Nothing of the object is read until it is unpaused. Then this read goes on.';

/**
 * Stops a run that has found too much. A read that follows the schedule or comes first waits, with its object, until
 * somebody unpauses it. Another one ends.
 */
export async function stopAtLimit(
  turn: Turn,
  plan: Plan,
  state: RunState,
  { excess, request }: { readonly excess: string; readonly request: string },
): Promise<void> {
  const { run, position } = state;
  await turn.write(async (tx) => {
    if (!(await plan.kind.pause?.(tx, plan.installed, run, excess))) {
      return endRun(tx, plan, state, { failure: excess, failedBy: 'limit', request });
    }
    const { endTime } = position.limit ?? {};
    // Whoever unpauses it accepts the number.
    const limit = { ...limitAfter(foundIn(state)), ...(endTime !== undefined && { endTime }) };
    await storeRun(tx, state, { run: { dueTime: null }, position: { limit, isPaused: true } });
    const line = logLine(state, tx.now(), {
      severity: 'WARNING',
      msg: 'The read is paused.',
      error: excess,
      details: { failedBy: 'limit', request, next: NEXT },
    });
    const result = `[${run.objectName}] Paused. ${excess}`;
    await operationLog.change(tx, [run.id], { result, metadata: metadataOf(state) }, line);
  });
}

/** The limit of a read that has waited for its destination, which does not count. */
export function endingLater(limit: ReadLimit, waitedMs: number): ReadLimit {
  if (limit.endTime === undefined) return limit;
  return { ...limit, endTime: new Date(Date.parse(limit.endTime) + waitedMs).toISOString() };
}

/** What changes of a run that somebody has unpaused. The time of the pause does not count. */
export async function goOnAfterPause(turn: Turn, state: RunState): Promise<RunState> {
  const { run, position } = state;
  if (!position.isPaused) return state;
  const { maxReadMs } = turn.context.env;
  return turn.write(async (tx) => {
    const now = tx.now();
    const endTime = new Date(now.getTime() + maxReadMs).toISOString();
    const limit = position.limit?.endTime === undefined ? position.limit : { ...position.limit, endTime };
    const change: Partial<Position> = { isPaused: undefined, ...(limit && { limit }) };
    const stored = await storeRun(tx, state, { position: change });
    const msg = 'The object was unpaused, so the read goes on.';
    const result = `[${run.objectName}] ${msg}`;
    await operationLog.change(tx, [run.id], { result }, logLine(stored, now, { severity: 'INFO', msg }));
    return stored;
  });
}
