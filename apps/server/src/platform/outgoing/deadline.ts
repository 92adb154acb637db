/** Calls that begin within this part of their limit, and within so many ms, share one signal. */
const SHARED_PART = 0.05;
const SHARED_MS = 250;

interface Shared {
  readonly signal: AbortSignal;
  readonly untilMs: number;
}

const shared = new Map<number, Shared>();

/**
 * A signal that aborts as `AbortSignal.timeout` does, at most a twentieth of the limit and 250 ms later. A signal of its
 * own for each call would leave a timer behind that makes an error, with a stack, long after the call has ended.
 */
export function deadline(limitMs: number): AbortSignal {
  const now = performance.now();
  const known = shared.get(limitMs);
  if (known && now <= known.untilMs) return known.signal;
  const spareMs = Math.ceil(Math.min(limitMs * SHARED_PART, SHARED_MS));
  const signal = AbortSignal.timeout(limitMs + spareMs);
  shared.set(limitMs, { signal, untilMs: now + spareMs });
  return signal;
}
