import type { RefusedEvents } from '../../../connectors/engine/webhooks/manage-subscription.ts';
import type { SubscribedEvent } from '../../../db/tables/subscriptions.ts';
import type { Wanted } from '../wanted.ts';

/** Events as they are stored. Those that the provider has refused are known, so that it is not asked again and again. */
export function markRefused(
  events: readonly SubscribedEvent[],
  refused: readonly RefusedEvents<SubscribedEvent>[],
): SubscribedEvent[] {
  const without = new Map(refused.flatMap(({ events: of, error }) => of.map((one) => [one, error.message])));
  return events.map((event) => {
    const refusal = without.get(event);
    return refusal === undefined ? event : { ...event, refusal };
  });
}

/** What is wanted, with what the provider has refused to tell of. */
export function withRefusals(wanted: Wanted, events: readonly SubscribedEvent[] = []): Wanted {
  const sentences = events.flatMap(({ type, objectName, refusal }) =>
    refusal === undefined ? [] : [`"${type}" of "${objectName}" is not told: ${refusal}`],
  );
  return sentences.length === 0 ? wanted : { ...wanted, unsupported: [...wanted.unsupported, ...sentences] };
}
