import { Buffer } from 'node:buffer';
import type { ReadMessage, SubscribeMessage } from '@dowel/schema';
import { messageIdFor } from '../../../platform/events/message-id.ts';
import { recordKeyOf } from '../../../platform/events/record-key.ts';
import type { DataMessage } from '../../../platform/events/send-messages.ts';
import { bytesOf, listOf, type PackedJson, sizeOf } from './packed-json.ts';

/** A webhook's body has to stay below this, in bytes. */
export const MAX_BODY_BYTES = 300_000;

/** What all messages of a run, or of some events, say, except the records and how many they are. */
export type Envelope =
  | Omit<ReadMessage, 'resultInfo' | 'result'>
  | Omit<SubscribeMessage, 'resultInfo' | 'result'>;

/** Where the messages of a run go, and what they say. */
export interface Addressed {
  /** The UUIDv7 from which the ids of the messages are made. */
  readonly runId: string;
  readonly destinationId: string;
  readonly envelope: Envelope;
  readonly metadata: Readonly<Record<string, string>>;
  /** The most records in one message. */
  readonly maxRecords: number;
  /** Whose records they are, if the destination asks for order. */
  readonly ordered?: { readonly installationId: string; readonly objectName: string } | undefined;
}

export interface Entry {
  readonly json: PackedJson;
  /** Undefined when it is about no record, or one without an id. */
  readonly id: string | undefined;
}

/** The messages for the records of a page. None without records. */
export function messagesOf(to: Addressed, page: number, records: readonly Entry[]): DataMessage[] {
  const beside = inlineBody(to.envelope, []).length + 10;
  return parts(records, ({ json }) => sizeOf(json), MAX_BODY_BYTES - beside, to.maxRecords).map(
    (part, number) => {
      const message = toMessage(to, part, MAX_BODY_BYTES - beside);
      const content = message.largeResult ?? message.body;
      return { ...message, id: messageIdFor(to.runId, page, number, content) };
    },
  );
}

/** Splits what a list tells into parts that fit into a message. What fits into none is a part of its own. */
export function parts<Item>(
  items: readonly Item[],
  sizeOfItem: (item: Item) => number,
  maxBytes: number,
  maxItems = Number.POSITIVE_INFINITY,
): Item[][] {
  const all: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = sizeOfItem(item) + 1;
    const last = all.at(-1);
    if (last && bytes <= room && last.length < maxItems) {
      last.push(item);
      room -= bytes;
    } else {
      all.push([item]);
      room = maxBytes - bytes;
    }
  }
  return all;
}

function toMessage(
  { envelope, destinationId, metadata, ordered }: Addressed,
  part: readonly Entry[],
  maxBytes: number,
): Omit<DataMessage, 'id'> {
  const { action, groupRef, consumerRef } = envelope;
  const recordKeys = ordered && keysOf(ordered, part);
  const message = { action, destinationId, groupRef, consumerRef, metadata, recordKeys };
  const [first] = part;
  if (!first || part.length > 1 || sizeOf(first.json) <= maxBytes) {
    return { ...message, body: inlineBody(envelope, part) };
  }
  const body = JSON.stringify({ ...envelope, resultInfo: { type: 'url', numRecords: 1 } });
  return { ...message, body: Buffer.from(body), largeResult: inBrackets('', [bytesOf(first.json)], '') };
}

function keysOf(
  { installationId, objectName }: NonNullable<Addressed['ordered']>,
  part: readonly Entry[],
): number[] {
  return part.flatMap(({ id }) => (id === undefined ? [] : recordKeyOf(installationId, objectName, id)));
}

/** The records are JSON already. Parsing them again would cost time, and change the digits of large numbers. */
function inlineBody(envelope: Envelope, part: readonly Entry[]): Buffer<ArrayBuffer> {
  const head = JSON.stringify({ ...envelope, resultInfo: { type: 'inline', numRecords: part.length } });
  return inBrackets(`${head.slice(0, -1)},"result":`, listOf(part.map(({ json }) => json)), '}');
}

function inBrackets(before: string, list: readonly Buffer[], after: string): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from(`${before}[`), ...list, Buffer.from(`]${after}`)]);
}
