import type { ProviderBody } from '../../provider-words/provider-body.ts';

/** Longer than anybody means, and short enough for every date format. */
const MAX_LIFE_SECONDS = 100 * 365 * 24 * 60 * 60;

/** When a token runs out; undefined when the provider does not say, or says nothing that is a time. */
export function expiryAt(body: ProviderBody, members: readonly string[], now: Date): Date | undefined {
  const seconds = members.map((member) => body.number(member)).find((one) => one !== undefined);
  if (seconds === undefined || seconds <= 0) return undefined;
  return new Date(now.getTime() + Math.min(seconds, MAX_LIFE_SECONDS) * 1000);
}
