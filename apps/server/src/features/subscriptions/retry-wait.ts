import type { ProviderError } from '../../connectors/engine/provider-error.ts';
import { waitAtLeast, waitOfText } from '../../provider-budgets/told.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long to wait before a provider is called again: longer after each failure, up to an hour, and at least as long as
 * it asks for.
 * @param before how many calls have failed in a row before this one
 */
export function retryWaitMs(error: ProviderError, before: number, now: Date): number {
  if (error.kind === 'rate_limited') return waitOfText(error.retryAfter, now);
  return waitAtLeast(Math.min(MINUTE_MS * 2 ** before, HOUR_MS), error.retryAfter, now);
}
