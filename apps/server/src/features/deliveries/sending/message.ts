import type { Context } from '../../../context.ts';
import type { WebhookMessage } from '../../../destination-adapters/webhook-request.ts';
import { toMessageBody } from '../../events/service.ts';
import type { DueDelivery } from './queries.ts';

/** The members of an event's data that destinations get as metadata. All of them are ids or names. */
const describing = ['integrationId', 'installationId', 'connectionId', 'operationId', 'objectName'];

/**
 * The message of a delivery. Apart from addresses of large configs it is the same at every attempt.
 * @throws {SecretUnreadableError} when the event cannot be decrypted
 */
export function toMessage(
  context: Context,
  { delivery, event }: Pick<DueDelivery, 'delivery' | 'event'>,
): WebhookMessage {
  const { body, data } = toMessageBody(context, event, delivery.isTest);
  return {
    id: messageIdOf(delivery.id),
    time: event.createTime,
    eventType: delivery.eventType,
    topic: delivery.topic,
    body,
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

function described(data: string): Record<string, string> {
  const members: Record<string, unknown> = JSON.parse(data);
  const known = describing.flatMap((name) => {
    const value = members[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}
