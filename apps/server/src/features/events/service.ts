import type { Context } from '../../context.ts';
import { openData, type StoredData } from '../../events/stored-data.ts';
import { addressOf } from '../large-bodies/service.ts';

/** The columns of an event that its message is made of. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly dataSealed: string;
}

/** What one attempt sends. */
export interface MessageBody {
  /** For webhooks: the type and the data. */
  readonly body: string;
  /** For destinations that get the type beside the message: the data alone. */
  readonly data: string;
}

/**
 * The message of an event, as JSON. Make it anew for each attempt: the address of a large config is valid for 15
 * minutes only.
 * @param isTest marks the message of a test event, which tells of nothing that happened.
 * @throws {SecretUnreadableError} the key that sealed the event is missing.
 */
export function toMessageBody(context: Context, event: StoredEvent, isTest = false): MessageBody {
  const data = withAddresses(context, openData(context, event));
  const mark = isTest ? { isTest } : {};
  return {
    body: JSON.stringify({ notificationType: event.type, data, ...mark }),
    data: JSON.stringify(data),
  };
}

function withAddresses(context: Context, { data, largeBodyIds }: StoredData): Record<string, unknown> {
  const addresses = Object.entries(largeBodyIds).map(([member, id]) => [
    `${member}URL`,
    addressOf(context, id),
  ]);
  return { ...data, ...Object.fromEntries(addresses) };
}
