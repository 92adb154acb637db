import type { Context } from '../../../context.ts';
import type { DueDelivery } from './queries.ts';

/**
 * The body of a notification, and only its data, both as JSON.
 * @throws {SecretUnreadableError} when the event cannot be decrypted
 */
export async function toMessageBody(context: Context, event: DueDelivery['event']) {
  const { data } = JSON.parse(context.secrets.open(event.dataSealed, event.id));
  return { body: JSON.stringify({ notificationType: event.type, data }), data: JSON.stringify(data) };
}
