import { and, between, eq, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { inScope } from '../../platform/db/scope.ts';
import { bufferedPages, deliveries, operations } from '../../platform/db/tables.ts';
import { isMessageOf, MOST_IN_RANGE } from '../../platform/events/message-id.ts';
import type { DestinationRow } from './queries.ts';

/**
 * How many messages the destination has not taken, or, of an inbox, keeps, and the reads that have found them. Pages that
 * wait until somebody asks for them are among them. Nobody knows what was read of an inbox, so the reads of what it keeps
 * are not named.
 */
export async function selectDropped(
  tx: Context,
  { id, type }: DestinationRow,
): Promise<{ count: number; readIds: string[] }> {
  const isOf = inScope(tx, deliveries, eq(deliveries.destinationId, id), eq(deliveries.isTest, false));
  const isUntaken = and(isOf, ne(deliveries.status, 'delivered'));
  const isBuffered = inScope(tx, bufferedPages, eq(bufferedPages.destinationId, id));
  const isInbox = type === 'inbox';
  const counts = [
    await tx.db.$count(deliveries, isInbox ? isOf : isUntaken),
    await tx.db.$count(bufferedPages, isBuffered),
  ];
  const count = counts.reduce((sum, one) => sum + one);
  if (count === 0) return { count, readIds: [] };
  const isRead = and(isUntaken, eq(deliveries.eventType, 'read'), isInbox ? sql`false` : undefined);
  const messages = unionAll(
    tx.db.select({ id: deliveries.id }).from(deliveries).where(isRead),
    tx.db.select({ id: bufferedPages.messageId }).from(bufferedPages).where(isBuffered),
  ).as('messages');
  // The ids of a read and of its messages begin with the same time: that at which the read began.
  const began = sql<string>`left(${messages.id}::text, 13)`.as('began');
  const newest = sql<
    string[]
  >`(array_agg(${messages.id}::text order by ${messages.id} desc))[1:${MOST_IN_RANGE}]`;
  const waiting = tx.db
    .select({ began, ids: newest.as('ids') })
    .from(messages)
    .groupBy(began)
    .as('waiting');
  const first = sql`(${waiting.began} || '-0000-0000-000000000000')::uuid`;
  const last = sql`(${waiting.began} || '-ffff-ffff-ffffffffffff')::uuid`;
  const begun = await tx.db
    .select({ id: operations.id, ids: waiting.ids })
    .from(waiting)
    .innerJoin(operations, inScope(tx, operations, between(operations.id, first, last)));
  const reads = begun.filter((read) => read.ids.some((message) => isMessageOf(read.id, message)));
  return { count, readIds: reads.map((read) => read.id) };
}
