import { Buffer } from 'node:buffer';
import type { MessageAction } from '@dowel/schema';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { noteChange } from '../changes/note-change.ts';
import { isCollectingWakes, wakeAfterCommit } from '../wake-ups.ts';
import { deliveryLane } from './delivery-lane.ts';
import { keepOrder } from './order-queries.ts';
import {
  insertDeliveries,
  insertLargeBodies,
  insertNewDeliveries,
  insertRouted,
  lockStored,
  type NewLargeBody,
} from './queries.ts';
import { sealMessage } from './stored-message.ts';

/** With an object store, what takes more than this, compressed and encrypted, is stored apart from its event. */
const MAX_INLINE_BYTES = 16_384;

/** A message with data of customers, on its way to one destination. No topic is between them. */
export interface DataMessage {
  /** Of the event and of its delivery. A step that is repeated must choose the same, so that nothing is sent twice. */
  readonly id: string;
  readonly action: MessageAction;
  readonly destinationId: string;
  /** Whose data it is. */
  readonly groupRef: string;
  readonly consumerRef: string;
  /** Ids and names that destinations get beside the message. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The whole message as JSON, in UTF-8. With a `largeResult` it has neither a result nor an address. */
  readonly body: Buffer<ArrayBuffer>;
  /** The result as JSON in UTF-8, if it is too large for a message. The receiver gets an address for it at each attempt. */
  readonly largeResult?: Buffer | undefined;
  /** What it tells of, if its destination asks for order. Made by `recordKeyOf`. */
  readonly recordKeys?: readonly number[] | undefined;
}

/**
 * Stores messages in the transaction that found their data, and makes them due at their destination. A message whose id
 * is stored already is left out.
 * @throws {Error} outside a transaction, because then a killed process could lose them.
 */
export async function sendMessages(tx: Context, messages: readonly DataMessage[]): Promise<void> {
  await keepMessages(tx, messages);
  await makeDue(tx, messages);
}

/** What says of a message where it goes. */
type Kept = Pick<DataMessage, 'id' | 'action' | 'destinationId' | 'recordKeys'>;

/**
 * Stores messages like `sendMessages`, and sends them nowhere yet.
 * @throws {Error} outside a transaction
 */
export async function keepMessages(tx: Context, messages: readonly DataMessage[]): Promise<void> {
  if (!isCollectingWakes(tx)) {
    throw new Error(
      'Messages were stored outside of the transaction that found their data, so some could be lost. Store them with the context that the transaction gave you.',
    );
  }
  if (messages.length === 0) return;
  const bodies: NewLargeBody[] = [];
  const rows = messages.map((message) => toRow(tx, message, bodies));
  if (bodies.length > 0) await insertLargeBodies(tx, bodies);
  await insertRouted(tx, rows);
}

/** Sends messages that `keepMessages` has stored. Answers how many: those that have expired meanwhile are left out. */
export async function sendKept(tx: Context, kept: readonly Kept[]): Promise<number> {
  const ids = kept.map(({ id }) => id);
  const stored = await lockStored(tx, ids);
  await makeDue(
    tx,
    kept.filter(({ id }) => stored.has(id)),
  );
  return stored.size;
}

async function makeDue(tx: Context, sent: readonly Kept[]): Promise<void> {
  const due = sent.map(({ id, action: type, destinationId }) => ({ id, type, destinationId }));
  if (sent.some(({ recordKeys = [] }) => recordKeys.length > 0)) {
    const made = await insertNewDeliveries(tx, due);
    const ordered = sent.flatMap(({ id: deliveryId, destinationId, recordKeys = [] }) =>
      recordKeys.length > 0 && made.has(deliveryId) ? [{ deliveryId, destinationId, recordKeys }] : [],
    );
    await keepOrder(tx, ordered);
  } else {
    await insertDeliveries(tx, due);
  }
  if (sent.length > 0) noteChange(tx, 'delivery');
  for (const id of new Set(sent.map(({ destinationId }) => destinationId))) {
    wakeAfterCommit(tx, deliveryLane({ id, projectId: tx.project.id }));
  }
}

function toRow(tx: Context, message: DataMessage, bodies: NewLargeBody[]) {
  const { id, action, groupRef, consumerRef, metadata, body, largeResult } = message;
  const owner = { groupRef, consumerRef };
  const largeBodyId = largeResult === undefined ? undefined : v7();
  if (largeBodyId !== undefined && largeResult !== undefined) {
    const { sealed, sealKeyId } = tx.secrets.sealCompressed(largeResult, largeBodyId);
    bodies.push({ id: largeBodyId, ...owner, contentSealed: sealed, sealKeyId });
  }
  const traceparent = tx.trace?.traceparent ?? null;
  const stored = sealMessage(tx, id, { body, metadata, largeBodyId });
  const row = { id, type: action, ...owner, traceparent, ...stored };
  if (tx.env.objectStore === undefined || stored.dataSealed.length <= MAX_INLINE_BYTES) return row;
  bodies.push({ id, ...owner, contentSealed: stored.dataSealed, sealKeyId: stored.sealKeyId });
  return { ...row, ...sealMessage(tx, id, { body: Buffer.of(), metadata, isApart: true }) };
}
