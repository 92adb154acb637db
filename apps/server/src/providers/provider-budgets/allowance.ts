import type { CallBudget } from '../connectors/call-budget.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** Reads leave a fifth to calls that somebody waits for. */
export const READ_SHARE = 0.8;
/** How many calls of a quota a process takes at once, at most. */
const MOST_OF_QUOTA = 20;

/** What a budget allows, in the numbers that its row needs. */
export interface Allowance {
  readonly requests: number;
  readonly perMs: number;
  /** Absent for a quota. */
  readonly rate?: Rate;
  /** How many calls a process takes at once, and how long it may use them. */
  readonly ahead: number;
  readonly holdMs: number;
}

/** Calls that are spread over the time. */
interface Rate {
  /** How long the share of one call takes to flow back. */
  readonly shareMs: number;
  /** How many calls may be made at once after a moment. */
  readonly capacity: number;
  /** How many after a pause. Absent: no more than after a moment. */
  readonly burst?: number;
}

/** How long a burst may take, as a part of the time in which its calls flow back. */
export const BURST_TIME = 1 / 12;
/** How long a full bucket must not have been used before a burst, in times in which its calls flow back. */
export const BURST_PAUSE = 2;

/**
 * What a budget allows. In any span of `perMs`, wherever it begins, no more calls are made than the provider allows:
 * those of a full bucket, those that flow back meanwhile, and those that a process took before and makes now. A burst is paid
 * back before the next call is made. Its calls are not all of them, because some flow back while it goes on.
 */
export function allowanceOf({ requests, perMs, burst: mayBurst = false }: CallBudget): Allowance {
  if (perMs >= HOUR_MS) {
    const ahead = Math.min(MOST_OF_QUOTA, Math.max(1, Math.floor(requests / 1000)));
    return { requests, perMs, ahead, holdMs: SECOND_MS };
  }
  const holdMs = Math.min(SECOND_MS, Math.floor(perMs / 20));
  const capacity = Math.max(1, Math.floor(requests / 20));
  const burstMs = mayBurst ? perMs / 10 : 0;
  const shareMs = (perMs + holdMs + burstMs) / (requests - capacity + 1);
  const burst = requests - Math.ceil(burstMs / shareMs);
  const ahead = Math.min(capacity, Math.max(1, Math.floor(holdMs / shareMs)));
  return {
    requests,
    perMs,
    rate: { shareMs, capacity, ...(mayBurst && burst > capacity && { burst }) },
    ahead,
    holdMs,
  };
}

/** How many of these calls reads may use. */
export function shareOfReads(calls: number): number {
  return Math.max(1, Math.floor(calls * READ_SHARE));
}

/** How long the share of one call takes to flow back to the bucket of reads. */
export function readShareMs({ shareMs }: Rate): number {
  return shareMs / READ_SHARE;
}

/** When the period of a quota began. */
export function periodStart({ perMs }: Allowance, nowMs: number): number {
  return Math.floor(nowMs / perMs) * perMs;
}
