import { deliveryWaitsMs } from '@dowel/schema/rules';

/** A receiver that is overloaded or too slow gets at least this long. */
const BUSY_MS = 60_000;
/** How far a wait may be from the plan, so that messages that failed together do not come back together. */
const SPREAD = 0.2;

/**
 * How many of the planned attempts at a message have been made. Somebody may have asked for others in between: a message of
 * this age has had no more by plan than its shortest waits allow. One that is not stored yet by this clock came from a clock
 * that is ahead, and its age says nothing.
 */
export function plannedAttempts(made: number, ageMs: number): number {
  if (ageMs < 0) return made;
  let planned = 1;
  let leastMs = 0;
  for (const waitMs of deliveryWaitsMs) {
    leastMs += waitMs * (1 - SPREAD);
    if (leastMs > ageMs) break;
    planned += 1;
  }
  return Math.min(made, planned);
}

export interface Failure {
  readonly isBusy?: boolean;
  /** How long the receiver asked us to wait. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * How long to wait for the next attempt, or undefined if there is none. A receiver may ask for up to twice the planned
 * wait, and for no less than it.
 * @param attempts how many of the plan have been made, with this one
 * @param random from 0 to 1
 */
export function nextWaitMs(
  attempts: number,
  { isBusy = false, retryAfterMs }: Failure,
  random: number,
): number | undefined {
  const planned = deliveryWaitsMs[attempts - 1];
  if (planned === undefined) return undefined;
  const leastMs = isBusy ? BUSY_MS : 0;
  const baseMs = Math.max(planned, leastMs);
  if (retryAfterMs !== undefined) return Math.min(Math.max(retryAfterMs, baseMs), 2 * baseMs);
  return Math.max(leastMs, Math.round(baseMs * (1 - SPREAD + 2 * SPREAD * random)));
}
