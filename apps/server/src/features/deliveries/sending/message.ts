import type { Context } from '../../../context.ts';
import type { WebhookMessage } from '../../../destination-adapters/webhook-request.ts';
import { toMessageBody } from './message-body.ts';
import type { DueDelivery } from './queries.ts';

/** The members of an event's data that destinations get as metadata. All of them are ids or names. */
const describing = ['integrationId', 'installationId', 'connectionId', 'operationId', 'objectName'];

/**
 * The message of a delivery. It is the same at every attempt.
 * @throws {SecretUnreadableError} when the event cannot be decrypted
 */
export async function toMessage(
  context: Context,
  { delivery, event }: Pick<DueDelivery, 'delivery' | 'event'>,
): Promise<WebhookMessage> {
  const { body, data } = await toMessageBody(context, event);
  return {
    id: messageIdOf(delivery.id),
    time: event.createTime,
    eventType: delivery.eventType,
    topic: delivery.topic,
    body: delivery.isTest ? markedAsTest(body) : body,
    data,
    metadata: {
      projectId: context.project.id,
      destinationId: delivery.destinationId,
      ...described(data),
      ...(delivery.isTest && { isTest: 'true' }),
    },
    ...(event.traceparent !== null && { traceparent: event.traceparent }),
  };
}

/** The id that receivers see. */
export function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId}`;
}

/** The signature covers this mark, so a receiver can trust it. */
function markedAsTest(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), isTest: true });
}

function described(data: string): Record<string, string> {
  const members: Record<string, unknown> = JSON.parse(data);
  const known = describing.flatMap((name) => {
    const value = members[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}
