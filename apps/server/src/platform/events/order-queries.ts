import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { rowsAsLists } from '../db/rows-as-lists.ts';
import { inProject } from '../db/scope.ts';
import { deliveries, deliveryRecords, destinations } from '../db/tables.ts';

/** A message that has its place among those that tell of the same records. */
export interface OrderedMessage {
  readonly deliveryId: string;
  readonly destinationId: string;
  /** Each made by `recordKeyOf`. */
  readonly recordKeys: readonly number[];
}

/**
 * Gives messages their places, in the transaction that stores them. Of each destination one transaction at a time does so,
 * so a place that is seen is behind all those before it. Destinations that ask for no order any more are left out.
 */
export async function keepOrder(tx: Context, messages: readonly OrderedMessage[]): Promise<void> {
  const byDestination = Map.groupBy(messages, ({ destinationId }) => destinationId);
  // All transactions lock destinations in the same order.
  for (const id of [...byDestination.keys()].toSorted()) {
    const own = byDestination.get(id) ?? [];
    const last = await takePlaces(tx, id, own.length);
    if (last !== undefined) await insertPlaces(tx, own, last - own.length + 1);
  }
}

async function takePlaces(tx: Context, id: string, count: number): Promise<number | undefined> {
  const [row] = await tx.db
    .update(destinations)
    .set({ orderPosition: sql`${destinations.orderPosition} + ${count}` })
    .where(inProject(tx, destinations, eq(destinations.id, id), eq(destinations.ordering, 'record')))
    .returning({ last: destinations.orderPosition });
  return row?.last;
}

async function insertPlaces(tx: Context, messages: readonly OrderedMessage[], first: number): Promise<void> {
  const rows = messages.flatMap(({ deliveryId, destinationId, recordKeys }, index) =>
    [...new Set(recordKeys)].map((recordKey) => ({
      projectId: tx.project.id,
      deliveryId,
      destinationId,
      recordKey,
      position: first + index,
      isWaiting: true,
    })),
  );
  if (rows.length > 0) await tx.db.insert(deliveryRecords).select(rowsAsLists(deliveryRecords, rows));
}

/** Nothing waits for messages that have ended while nobody asked for order. Lock the destination before. */
export async function passOverEnded(tx: Context, destinationId: string): Promise<void> {
  const { deliveryId, isWaiting } = deliveryRecords;
  const isWaited = and(eq(deliveryRecords.destinationId, destinationId), eq(isWaiting, true));
  const isPending = and(eq(deliveries.id, deliveryId), eq(deliveries.status, 'pending'));
  const pending = tx.db
    .select()
    .from(deliveries)
    .where(inProject(tx, deliveries, isPending));
  await tx.db
    .update(deliveryRecords)
    .set({ isWaiting: false })
    .where(inProject(tx, deliveryRecords, isWaited, notExists(pending)));
}
