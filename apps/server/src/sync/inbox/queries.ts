import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inProject } from '../../platform/db/scope.ts';
import { deliveries, events, inboxMessages } from '../../platform/db/tables.ts';

/** A message of an inbox, without its body. */
export interface ListedMessage {
  readonly position: number;
  readonly deliveryId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly topic: string;
  readonly isTest: boolean;
  readonly time: Date;
  /** How many bytes its body has as it is stored: compressed and encrypted. */
  readonly bytes: number;
}

/** The messages after a position, in order. */
export function selectAfter(
  context: Context,
  destinationId: string,
  after: number,
  limit: number,
): Promise<ListedMessage[]> {
  return context.db
    .select({
      position: inboxMessages.position,
      deliveryId: deliveries.id,
      eventId: events.id,
      eventType: deliveries.eventType,
      topic: deliveries.topic,
      isTest: deliveries.isTest,
      time: events.createTime,
      bytes: sql<number>`octet_length(${events.dataSealed})`,
    })
    .from(inboxMessages)
    .innerJoin(
      deliveries,
      and(eq(deliveries.projectId, inboxMessages.projectId), eq(deliveries.id, inboxMessages.deliveryId)),
    )
    .innerJoin(events, and(eq(events.projectId, inboxMessages.projectId), eq(events.id, deliveries.eventId)))
    .where(
      inProject(
        context,
        inboxMessages,
        eq(inboxMessages.destinationId, destinationId),
        gt(inboxMessages.position, after),
      ),
    )
    .orderBy(asc(inboxMessages.position))
    .limit(limit);
}

export async function selectStored(context: Context, ids: readonly string[]) {
  const rows = await context.db
    .select({ id: events.id, type: events.type, dataSealed: events.dataSealed })
    .from(events)
    .where(inProject(context, events, isAnyOf(events.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
