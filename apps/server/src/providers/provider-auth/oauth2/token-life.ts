import type { ProviderBody } from '../../provider-words/provider-body.ts';

/** Longer than anyone needs, and short enough for every date format. */
const MAX_LIFE_SECONDS = 100 * 365 * 24 * 60 * 60;

/** When a token expires; undefined when the provider gives no lifetime, or one that is not a number above zero. */
export function expiryAt(body: ProviderBody, members: readonly string[], now: Date): Date | undefined {
  const seconds = members.map((member) => body.number(member)).find((one) => one !== undefined);
  if (seconds === undefined || seconds <= 0) return undefined;
  return new Date(now.getTime() + Math.min(seconds, MAX_LIFE_SECONDS) * 1000);
}
