import type { DowelError } from './errors.ts';
import type { RetryOptions } from './options.ts';

/** Decides, after each failed attempt of one call, whether to send it again and how long to wait before. */
export class Retries {
  /** The wait before the next attempt. */
  waitMs = 0;
  #failures = 0;
  #waitsUntil: number | undefined;
  readonly #options: RetryOptions;
  readonly #timeoutMs: number;

  constructor(options: RetryOptions, timeoutMs: number) {
    this.#options = options;
    this.#timeoutMs = timeoutMs;
  }

  allow(failure: DowelError): boolean {
    const { limit = 2, maxDelayMs = 8_000, maxRetryAfterMs = 30_000 } = this.#options;
    if (!failure.retryable || !(limit > 0)) return false;
    // The server still works on the first attempt of this write. To wait for its answer is no further attempt.
    if (!(failure.code === 'idempotency_key_in_flight' && this.#isPatient())) this.#failures += 1;
    if (this.#failures > limit) return false;
    const planned = Math.min(500 * 2 ** (this.#failures - 1), maxDelayMs);
    this.waitMs =
      failure.retryAfterMs === undefined
        ? // Jitter keeps clients that failed together from coming back together.
          planned * (0.5 + Math.random() / 2)
        : Math.min(failure.retryAfterMs, maxRetryAfterMs);
    return true;
  }

  #isPatient(): boolean {
    const now = Date.now();
    this.#waitsUntil ??= now + this.#timeoutMs;
    return now < this.#waitsUntil;
  }
}
