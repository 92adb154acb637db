import type { DowelError } from './errors.ts';
import type { RetryOptions } from './options.ts';

/**
 * Makes a function that says, after each failed attempt of one call, how long to wait before the next attempt. It
 * returns undefined when there is no next attempt.
 */
export function planRetries(
  { limit = 2, maxDelayMs = 8_000, maxRetryAfterMs = 30_000 }: RetryOptions,
  timeoutMs: number,
): (failure: DowelError) => number | undefined {
  let failures = 0;
  let waitsUntil = 0;
  return ({ retryable, code, retryAfterMs }) => {
    if (!retryable || !(limit > 0)) return undefined;
    const isWaiting = code === 'idempotency_key_in_flight';
    if (isWaiting) waitsUntil ||= Date.now() + timeoutMs;
    // The service still works on the first attempt of this write. Waiting for its answer is not another attempt.
    if (!isWaiting || Date.now() >= waitsUntil) failures += 1;
    if (failures > limit) return undefined;
    if (retryAfterMs !== undefined) return Math.min(retryAfterMs, maxRetryAfterMs);
    // Jitter stops clients that failed together from retrying together.
    return Math.min(500 * 2 ** (failures - 1), maxDelayMs) * (0.5 + Math.random() / 2);
  };
}
