import type { SubscribedEvent } from '../../../platform/db/tables/subscriptions.ts';
import { sha256 } from '../../../platform/digest.ts';
import type { ArrivedEvent } from '../../../providers/connectors/engine/webhooks/read-event.ts';
import type { NewInboundEvent } from './queries.ts';

/** An event for each object that it is about, of those that an installation subscribes to. */
export function toInbound(
  installationId: string,
  subscribed: readonly SubscribedEvent[],
  event: ArrivedEvent,
): NewInboundEvent[] {
  const eventHash = sha256(event.id);
  return subscribed
    .filter((wanted) => isAbout(wanted, event))
    .map(({ objectName }) => ({ installationId, objectName, eventHash, body: event.kept }));
}

/** One type of events can be about many objects. */
function isAbout({ type, objectRef }: SubscribedEvent, event: ArrivedEvent): boolean {
  if (type !== event.type && type !== event.meaning) return false;
  return objectRef === undefined || event.objectRefs.includes(objectRef);
}
