import type { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { waitAtLeast, waitOfText } from '../../providers/provider-budgets/provider-wait.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long to wait before a provider is called again: longer after each failure, up to an hour, and at least as long as
 * it asks for.
 * @param before how many calls have failed in a row before this one
 */
export function retryWaitMs(error: ProviderError, before: number, now: Date): number {
  if (error.kind === 'rate_limited') return waitOfText(error.retryAfter, now);
  return waitAtLeast(Math.min(MINUTE_MS * 2 ** before, HOUR_MS), error.retryAfter, now);
}

/**
 * How long to wait before a provider is asked again for what it has refused: an hour, and longer after each refusal, up to
 * a day. Somebody may give the permission at the provider, which nobody tells.
 * @param times how often it was refused in a row
 */
export function refusedWaitMs(times: number): number {
  return Math.min(HOUR_MS * 2 ** (times - 1), DAY_MS);
}
