import type { SubscribedEvent } from '../../../platform/db/tables/subscriptions.ts';
import type { RefusedEvents } from '../../../providers/connectors/engine/webhooks/manage-subscription.ts';
import { refusedWaitMs } from '../retry-wait.ts';
import type { Wanted } from '../wanted.ts';
import { hasCome } from './lifetime.ts';

/** Events as they are stored. Those that the provider has refused are known, and when it is asked for them again. */
export function markRefused(
  events: readonly SubscribedEvent[],
  refused: readonly RefusedEvents<SubscribedEvent>[],
  now: Date,
): SubscribedEvent[] {
  const without = new Map(refused.flatMap(({ events: of, error }) => of.map((one) => [one, error.message])));
  return events.map((event) => {
    const refusal = without.get(event);
    if (refusal === undefined) return told(event);
    const refusals = event.refusal === undefined ? 1 : (event.refusals ?? 1) + 1;
    const askTime = new Date(now.getTime() + refusedWaitMs(refusals)).toISOString();
    return { ...event, refusal, refusals, askTime };
  });
}

/** The event as one that the provider tells of. */
function told({ refusal: _, refusals: __, askTime: ___, ...event }: SubscribedEvent): SubscribedEvent {
  return event;
}

/** Whether the provider has refused to tell of an event, and is to be asked for it again now. */
export function isToAskAgain({ refusal, refusals = 1, askTime }: SubscribedEvent, now: Date): boolean {
  if (refusal === undefined) return false;
  return askTime === undefined || hasCome(new Date(askTime), refusedWaitMs(refusals), now);
}

/** When the provider is asked again for an event that it has refused to tell of. Undefined when there is none. */
export function nextAskTime(events: readonly SubscribedEvent[] = []): Date | undefined {
  const times = events.flatMap(({ askTime }) => (askTime === undefined ? [] : [Date.parse(askTime)]));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** What is wanted, with what the provider has refused to tell of. */
export function withRefusals(wanted: Wanted, events: readonly SubscribedEvent[] = []): Wanted {
  const sentences = events.flatMap(({ type, objectName, refusal }) =>
    refusal === undefined ? [] : [`"${type}" of "${objectName}" is not told: ${refusal}`],
  );
  return sentences.length === 0 ? wanted : { ...wanted, unsupported: [...wanted.unsupported, ...sentences] };
}
