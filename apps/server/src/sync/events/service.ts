import { Buffer } from 'node:buffer';
import type { Context } from '../../context.ts';
import { openData, type StoredData } from '../../platform/events/stored-data.ts';
import { isDataMessage, openMessage, type StoredMessage } from '../../platform/events/stored-message.ts';
import { addressOf } from '../large-bodies/service.ts';

/** The columns of an event that its message is made of. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly dataSealed: string;
}

/** What one attempt sends. Body and data are JSON, in UTF-8. */
export interface MessageBody {
  /** For webhooks: the type and the data. */
  readonly body: Buffer<ArrayBuffer>;
  /** For destinations that get the type beside the message: the data alone. */
  readonly data: Buffer<ArrayBuffer>;
  /** The members that destinations get as metadata. All of them are ids or names. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The members of a notification's data that destinations get as metadata. */
const describing = ['integrationId', 'installationId', 'connectionId', 'operationId', 'objectName'];

/**
 * The message of an event, as JSON. Make it anew for each attempt: the address of a large config or result is valid for
 * 15 minutes only. A message with data of customers is the same for all destinations.
 * @param isTest marks the message of a test event, which tells of nothing that happened.
 * @throws {SecretUnreadableError} the key that sealed the event is missing.
 */
export function toMessageBody(context: Context, event: StoredEvent, isTest = false): MessageBody {
  if (isDataMessage(event.type)) return toDataMessageBody(context, openMessage(context, event));
  const data = withAddresses(context, openData(context, event));
  const mark = isTest ? { isTest } : {};
  return {
    body: toBytes({ notificationType: event.type, data, ...mark }),
    data: toBytes(data),
    metadata: described(data),
  };
}

function toDataMessageBody(context: Context, { body, metadata, largeBodyId }: StoredMessage): MessageBody {
  if (largeBodyId === undefined) return { body, data: body, metadata };
  // It has no record, so no number in it loses digits.
  const message = JSON.parse(body.toString());
  message.resultInfo.downloadUrl = addressOf(context, largeBodyId);
  const told = toBytes(message);
  return { body: told, data: told, metadata };
}

function toBytes(value: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(value));
}

function described(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = describing.flatMap((name) => {
    const value = data[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

function withAddresses(context: Context, { data, largeBodyIds }: StoredData): Record<string, unknown> {
  const addresses = Object.entries(largeBodyIds).map(([member, id]) => [
    `${member}URL`,
    addressOf(context, id),
  ]);
  return { ...data, ...Object.fromEntries(addresses) };
}
