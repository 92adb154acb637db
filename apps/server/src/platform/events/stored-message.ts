import { Buffer } from 'node:buffer';
import type { MessageAction } from '@dowel/schema';
import type { Context } from '../../context.ts';

const dataActions: Readonly<Record<MessageAction, true>> = {
  read: true,
  subscribe: true,
  'schema.watch': true,
};

/** Whether an event of this type is a message with data of customers. All others are notifications. */
export function isDataMessage(type: string): type is MessageAction {
  return Object.hasOwn(dataActions, type);
}

export interface StoredMessage {
  /** The whole message as JSON, in UTF-8. It is never parsed, since that would change the digits of large numbers. */
  readonly body: Buffer<ArrayBuffer>;
  /** Ids and names that say what the message is about. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The id of the large body that has the result. Then the body has neither a result nor an address. */
  readonly largeBodyId?: string | undefined;
  /** The whole message is the large body with the id of the event. Here it has no body. */
  readonly isApart?: true | undefined;
}

/** The message as columns of the event with this id. The first line says what is beside the body. */
export function sealMessage(
  { secrets }: Pick<Context, 'secrets'>,
  id: string,
  { body, ...beside }: StoredMessage,
) {
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(beside)}\n`), body]);
  const { sealed, sealKeyId } = secrets.sealCompressed(content, id);
  return { dataSealed: sealed, sealKeyId };
}

/** @throws {SecretUnreadableError} */
export function openMessage(
  { secrets }: Pick<Context, 'secrets'>,
  { id, dataSealed }: { readonly id: string; readonly dataSealed: string },
): StoredMessage {
  const bytes = secrets.openBytes(dataSealed, id);
  const end = bytes.indexOf('\n');
  // The cast is safe: only `sealMessage` writes such events, and the seal proves it.
  const beside = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<StoredMessage, 'body'>;
  return { ...beside, body: bytes.subarray(end + 1) };
}
