import pLimit, { type LimitFunction } from 'p-limit';
import type { Attempted } from './attempt.ts';
import type { DueDelivery } from './queries.ts';

/** How many requests one destination gets from this process at the same time. */
const AT_ONCE = 25;

export interface Finished {
  readonly due: DueDelivery;
  readonly attempted: Attempted;
  readonly durationMs: number;
}

/** One attempt, from the wait for its place to its end. */
export interface Sending {
  readonly due: DueDelivery;
  /** Settles when it is over. Never rejects, unless something is wrong with the program. */
  readonly ended: Promise<void>;
  /** In milliseconds, as `performance.now()` counts them. Absent: it still waits for a place. */
  readonly beganAt: number | undefined;
  readonly isOver: boolean;
  /** Absent although it is over: nothing was sent, or nobody knows, because the process stops. */
  readonly finished: Finished | undefined;
}

/** The places of a destination, while any is taken. */
const places = new Map<string, LimitFunction>();

/**
 * Begins an attempt as soon as the destination has a place.
 * @param signals `stop` aborts when the process stops. After `close`, no attempt begins.
 */
export function beginAttempt(
  destinationId: string,
  due: DueDelivery,
  { stop, close }: { stop: AbortSignal; close: AbortSignal },
  attempt: () => Promise<Attempted>,
): Sending {
  const state = {
    beganAt: undefined as number | undefined,
    isOver: false,
    finished: undefined as Finished | undefined,
  };
  const own = places.get(destinationId) ?? pLimit(AT_ONCE);
  places.set(destinationId, own);
  const ended = own(async () => {
    if (stop.aborted || close.aborted) return;
    const start = performance.now();
    state.beganAt = start;
    const attempted = await attempt();
    if (stop.aborted && attempted.kind === 'unreachable') return;
    state.finished = { due, attempted, durationMs: Math.round(performance.now() - start) };
  }).finally(() => {
    state.isOver = true;
    if (own.activeCount + own.pendingCount === 0 && places.get(destinationId) === own)
      places.delete(destinationId);
  });
  return Object.assign(state, { due, ended });
}
