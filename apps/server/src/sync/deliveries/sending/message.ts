import type { Context } from '../../../context.ts';
import type { WebhookMessage } from '../../destination-adapters/webhook-request.ts';
import { toMessageBody } from '../../events/service.ts';
import type { DueDelivery } from './queries.ts';

/**
 * The message of a delivery. Apart from addresses of large configs and results it is the same at every attempt.
 * @throws {SecretUnreadableError} when the event cannot be decrypted
 */
export function toMessage(
  context: Context,
  { delivery, event }: Pick<DueDelivery, 'delivery' | 'event'>,
): WebhookMessage {
  const { body, data, metadata } = toMessageBody(context, event, delivery.isTest);
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
      ...metadata,
      ...(delivery.isTest && { isTest: 'true' }),
    },
    ...(event.traceparent !== null && { traceparent: event.traceparent }),
  };
}

/** The id that receivers see. */
export function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId}`;
}
