import { Buffer } from 'node:buffer';
import type { NotificationEvent } from '@dowel/schema';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { noteChange } from '../changes/note-change.ts';
import { inStatements } from '../db/in-statements.ts';
import { laneOf } from '../lanes/lane.ts';
import { isCollectingWakes, wakeAfterCommit } from '../wake-ups.ts';
import { insertEvents, insertLargeBodies, type NewEventRow, type NewLargeBody } from './queries.ts';
import { type ConfigMember, configMembers, type StoredData, sealData } from './stored-data.ts';

/** The kind of lane in which the events of a project wait for their deliveries. */
export const EVENT_LANES = 'events';

/**
 * A config that is longer than this, in bytes, is not part of the message. The message may have two configs, and must
 * stay under 300 KB.
 */
const MAX_INLINE_CONFIG_BYTES = 120_000;

/** A deploy may change thousands of installations. Everything else of this process waits while events are sealed. */
const SEALED_AT_ONCE = 500;

/**
 * Records what has happened, in the transaction of the change: either both are stored or neither. Everything else
 * happens after the commit.
 * @throws {Error} outside a transaction, because then a killed process could lose the event.
 */
export async function emit(tx: Context, happened: readonly NotificationEvent[]): Promise<void> {
  if (!isCollectingWakes(tx)) {
    throw new Error(
      'An event was emitted outside of the transaction of its change, so one of them could be lost. Emit it with the context that the transaction gave you.',
    );
  }
  if (happened.length === 0) return;
  for (const some of inStatements(happened, SEALED_AT_ONCE)) {
    const bodies: NewLargeBody[] = [];
    const rows = some.map((event) => toRow(tx, event, bodies));
    if (bodies.length > 0) await insertLargeBodies(tx, bodies);
    await insertEvents(tx, rows);
  }
  wakeEvents(tx);
}

/**
 * An event as a row, for `insertingEvent` in the one statement that makes the change: either both are stored or neither.
 * If something was changed, call `wakeEvents`.
 */
export function toEventRow(context: Context, event: NotificationEvent): NewEventRow {
  const bodies: NewLargeBody[] = [];
  const row = toRow(context, event, bodies);
  if (bodies.length > 0) throw new Error(`An event "${row.type}" with a large config needs a transaction.`);
  return row;
}

/** Lets the events of the project go on to their destinations soon. */
export function wakeEvents(context: Context): void {
  wakeAfterCommit(context, laneOf(EVENT_LANES, context.project.id, context.project.id));
}

function toRow(
  tx: Context,
  { notificationType, data }: NotificationEvent,
  bodies: NewLargeBody[],
): NewEventRow {
  const id = v7();
  const owner = {
    groupRef: 'groupRef' in data ? data.groupRef : null,
    consumerRef: 'consumerRef' in data ? data.consumerRef : null,
  };
  noteEvent(tx, notificationType, data);
  const stored = withoutLarge({ ...data }, (content) => {
    const bodyId = v7();
    const { sealed, sealKeyId } = tx.secrets.sealCompressed(content, bodyId);
    bodies.push({ id: bodyId, ...owner, contentSealed: sealed, sealKeyId });
    return bodyId;
  });
  const traceparent = tx.trace?.traceparent ?? null;
  return { id, type: notificationType, ...owner, traceparent, ...sealData(tx, id, stored) };
}

/** Most events are about a thing that has an id. Of the others, something else tells. */
function noteEvent(tx: Context, type: string, data: Readonly<Record<string, unknown>>): void {
  const kind = type.startsWith('read.') ? 'installation' : type.slice(0, type.indexOf('.'));
  const id = data[`${kind}Id`];
  if (typeof id === 'string') noteChange(tx, kind, [id]);
}

/** Replaces each config that is too large by the id of a large body. */
function withoutLarge(data: Record<string, unknown>, keep: (content: string) => string): StoredData {
  const largeBodyIds: Partial<Record<ConfigMember, string>> = {};
  for (const member of configMembers) {
    if (data[member] === undefined) continue;
    const content = JSON.stringify(data[member]);
    if (Buffer.byteLength(content) <= MAX_INLINE_CONFIG_BYTES) continue;
    delete data[member];
    largeBodyIds[member] = keep(content);
  }
  return { data, largeBodyIds };
}
