import type { Webhooks } from '../../format.ts';

/** The types of events that a provider is asked for, so that all of these are told: some are told by several types. */
export function askedTypes(
  webhooks: Pick<Webhooks, 'event'> | undefined,
  types: readonly string[],
): string[] {
  const wanted = new Set(types);
  const rules = webhooks?.event.typeRules ?? [];
  const others = rules.filter(({ isAskedFor, means }) => isAskedFor && wanted.has(means));
  return [...new Set([...types, ...others.map(({ type }) => type)])];
}
