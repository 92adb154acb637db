import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOfMany } from '../db/any-of.ts';
import { deleteInParts } from '../db/delete-in-parts.ts';
import { inProject } from '../db/scope.ts';
import { deliveries, deliveryAttempts, deliveryRecords, inboxMessages } from '../db/tables.ts';

type Tx = Pick<Context, 'db'> & { readonly project: { readonly id: string } };

/**
 * Deletes what belongs to events that this transaction has deleted. In statements behind that one, so that they also see
 * what was stored by somebody who held an event.
 */
export async function deleteOfEvents(tx: Tx, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const rows = await tx.db
    .delete(deliveries)
    .where(inProject(tx, deliveries, isAnyOfMany(deliveries.eventId, eventIds)))
    .returning({ id: deliveries.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await deleteOfDeliveries(tx, ids);
}

async function deleteOfDeliveries(tx: Tx, ids: readonly string[]): Promise<void> {
  const isTheirs = (table: typeof deliveryAttempts | typeof deliveryRecords | typeof inboxMessages) =>
    inProject(tx, table, isAnyOfMany(table.deliveryId, ids));
  await tx.db.execute(sql`
    with attempts as (delete from ${deliveryAttempts} where ${isTheirs(deliveryAttempts)}),
      records as (delete from ${deliveryRecords} where ${isTheirs(deliveryRecords)})
    delete from ${inboxMessages} where ${isTheirs(inboxMessages)}`);
}

/** Deletes deliveries whose events are gone: nothing is left of them to send. */
export async function deleteWithoutEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db.delete(deliveries).where(inProject(tx, deliveries, isAnyOfMany(deliveries.id, ids)));
  await deleteOfDeliveries(tx, ids);
}

/** Deletes, part by part, what was delivered to a destination, except tests. Answers how much that was. */
export function deleteDelivered(context: Context, destinationId: string): Promise<number> {
  const isTo = and(eq(deliveries.destinationId, destinationId), eq(deliveries.isTest, false));
  const isTaken = and(isTo, eq(deliveries.status, 'delivered'));
  return deleteInParts(context, deliveries, isTaken, deleteOfDeliveries);
}

/**
 * Deletes, part by part, everything that was sent to a destination, which is deleted next. Lock it before: nobody sends it
 * anything then. Whoever stores an attempt holds the delivery, so it is stored before both are deleted.
 */
export async function deleteSentTo(tx: Context, destinationId: string): Promise<void> {
  await deleteInParts(tx, deliveries, eq(deliveries.destinationId, destinationId), deleteOfDeliveries);
}
