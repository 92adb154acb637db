import { Buffer } from 'node:buffer';
import type { Context } from '../../context.ts';
import { openData, type StoredData } from '../../platform/events/stored-data.ts';
import { isDataMessage, openMessage, type StoredMessage } from '../../platform/events/stored-message.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import { addressOf, readApart } from '../large-bodies/service.ts';

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
 * Undefined: it was stored apart, and is there no more.
 * @param isTest marks the message of a test event, which tells of nothing that happened.
 * @throws {SecretUnreadableError} the key that sealed the event is missing.
 * @throws {ProblemError} `not_ready`: it was moved to a store that does not answer
 */
export async function toMessageBody(
  context: Context,
  event: StoredEvent,
  isTest = false,
): Promise<MessageBody | undefined> {
  if (isDataMessage(event.type)) {
    const message = await openWhole(context, event);
    return message && toDataMessageBody(context, message);
  }
  const data = withAddresses(context, openData(context, event));
  const mark = isTest ? { isTest } : {};
  return {
    body: toBytes({ notificationType: event.type, data, ...mark }),
    data: toBytes({ ...data, ...mark }),
    metadata: described(data),
  };
}

/**
 * The body of a message as text. Undefined: nobody can read it any more.
 * @throws {ProblemError} `not_ready`: it was moved to a store that does not answer
 */
export async function readableBody(
  context: Context,
  event: StoredEvent,
  isTest: boolean,
): Promise<string | undefined> {
  try {
    const message = await toMessageBody(context, event, isTest);
    return message?.body.toString();
  } catch (error) {
    if (error instanceof SecretUnreadableError) return undefined;
    throw error;
  }
}

async function openWhole(context: Context, event: StoredEvent): Promise<StoredMessage | undefined> {
  const message = openMessage(context, event);
  if (!message.isApart) return message;
  const dataSealed = await readApart(context, event.id);
  return dataSealed === undefined ? undefined : openMessage(context, { id: event.id, dataSealed });
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
