import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inScope } from '../../platform/db/scope.ts';
import { deliveries, operations } from '../../platform/db/tables.ts';
import { isMessageOf, MOST_IN_RANGE } from '../../platform/events/message-id.ts';
import type { DestinationRow } from './queries.ts';

/**
 * How many messages the destination has not taken, or, of an inbox, keeps, and the reads that have found them. Nobody knows
 * what was read of an inbox, so its reads are not named.
 */
export async function selectDropped(
  tx: Context,
  { id, type }: DestinationRow,
): Promise<{ count: number; readIds: string[] }> {
  const isOf = inScope(tx, deliveries, eq(deliveries.destinationId, id), eq(deliveries.isTest, false));
  if (type === 'inbox') return { count: await tx.db.$count(deliveries, isOf), readIds: [] };
  const isDropped = and(isOf, ne(deliveries.status, 'delivered'));
  const count = await tx.db.$count(deliveries, isDropped);
  if (count === 0) return { count, readIds: [] };
  // The ids of a read and of its messages begin with the same time: that at which the read began.
  const began = sql<string>`left(${deliveries.id}::text, 13)`.as('began');
  const newest = sql<
    string[]
  >`(array_agg(${deliveries.id}::text order by ${deliveries.id} desc))[1:${MOST_IN_RANGE}]`;
  const waiting = tx.db
    .select({ began, ids: newest.as('ids') })
    .from(deliveries)
    .where(and(isDropped, eq(deliveries.eventType, 'read')))
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
