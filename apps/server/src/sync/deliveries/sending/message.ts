import type { Context } from '../../../context.ts';
import type { WebhookMessage } from '../../destination-adapters/webhook-request.ts';
import { toMessageBody } from '../../events/service.ts';
import type { DueDelivery } from './queries.ts';

/**
 * The message of a delivery. Apart from addresses of large configs and results it is the same at every attempt. Undefined: it
 * was stored apart from its event, and is there no more.
 * @throws {SecretUnreadableError} when the event cannot be decrypted
 * @throws {ProblemError} `not_ready`: it is in a store that does not answer
 */
export async function toMessage(
  context: Context,
  { delivery, event }: Pick<DueDelivery, 'delivery' | 'event'>,
): Promise<WebhookMessage | undefined> {
  const made = await toMessageBody(context, event, delivery.isTest);
  if (!made) return undefined;
  const { body, data, metadata } = made;
  const id = messageIdOf(delivery.id);
  return {
    id,
    // Each replay is one attempt, so its number tells it from the others.
    ...(delivery.isReplay && { replayId: `${id}.${delivery.attempts + 1}` }),
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
