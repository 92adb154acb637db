import type { AccountWebhooks } from '../../connector.ts';

/** The types of events that a provider is asked for, so that all of these are told: some are told by several types. */
export function askedTypes({ event }: Pick<AccountWebhooks, 'event'>, types: readonly string[]): string[] {
  const wanted = new Set(types);
  const others = (event?.typeRules ?? []).filter(({ isAskedFor, means }) => isAskedFor && wanted.has(means));
  return [...new Set([...types, ...others.map(({ type }) => type)])];
}
