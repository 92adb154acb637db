import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inScope } from '../../platform/db/scope.ts';
import { deliveries, operations } from '../../platform/db/tables.ts';
import { isMessageOf, MOST_IN_RANGE } from '../../platform/events/message-id.ts';
import { addLogs } from '../operation-log/service.ts';
import type { DestinationRow } from './queries.ts';

/**
 * Says in the log of each read that messages of it end with a destination, in the transaction that deletes it. Answers how
 * many messages of all kinds the destination has not taken, or, of an inbox, keeps.
 */
export async function tellDropped(tx: Context, { id, name, type }: DestinationRow): Promise<number> {
  const isOf = inScope(tx, deliveries, eq(deliveries.destinationId, id), eq(deliveries.isTest, false));
  // Nobody knows what was read of an inbox.
  if (type === 'inbox') return tx.db.$count(deliveries, isOf);
  const isDropped = and(isOf, ne(deliveries.status, 'delivered'));
  const dropped = await tx.db.$count(deliveries, isDropped);
  if (dropped === 0) return 0;
  // An id of a message begins with the time at which its read began, and so does the id of the read.
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
  const reads = await tx.db
    .select({ id: operations.id, ids: waiting.ids })
    .from(waiting)
    .innerJoin(operations, inScope(tx, operations, between(operations.id, first, last)));
  const msg = `The destination "${name}" was deleted, and what it had not taken of this read was dropped with it.`;
  const line = { time: tx.now(), severity: 'WARNING', msg, details: { dropped: name } } as const;
  for (const read of reads) {
    if (read.ids.some((message) => isMessageOf(read.id, message))) await addLogs(tx, read.id, [line]);
  }
  return dropped;
}
