import { and, count, eq, gte, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import type { PublicContext } from '../../context.ts';
import type { Changing } from '../../platform/db/partitions/alone.ts';
import { FIRST, type Period } from '../../platform/db/partitions/periods.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import {
  deliveries,
  deliveryAttempts,
  deliveryRecords,
  events,
  inboxMessages,
} from '../../platform/db/tables.ts';
import { deleteOfEvents } from '../../platform/events/deleting-queries.ts';
import { ADDRESS_MS } from '../../sync/large-bodies/service.ts';

const why = 'every project has messages that are over';

const isOfPeriod = (id: PgColumn, { from, to }: Period): SQL =>
  sql`${id} >= ${from === FIRST ? NIL : from}::uuid and ${id} < ${to}::uuid`;

/** It waits for its destination, or was sent just now, with addresses that are still valid. */
const isUnderWay = ({ now }: Pick<PublicContext, 'now'>) =>
  or(eq(deliveries.status, 'pending'), gte(deliveries.updateTime, new Date(now().getTime() - ADDRESS_MS)));

/** How many messages of a period wait, are in an inbox, or were sent just now or stored after a time. Counts up to about `most`. */
export async function countLastingMessages(
  context: PublicContext,
  period: Period,
  after: Date,
  most: number,
): Promise<number> {
  const db = acrossProjects(context, why);
  const isOfEvents = isOfPeriod(events.id, period);
  const some = db
    .select({ id: events.id })
    .from(events)
    .where(and(isOfEvents, gte(events.createTime, after)))
    .limit(most)
    .unionAll(
      db
        .select({ id: events.id })
        .from(events)
        .where(and(isOfEvents, isNull(events.routedTime)))
        .limit(most),
    )
    .unionAll(
      db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(isOfPeriod(deliveries.id, period), isUnderWay(context)))
        .limit(most),
    )
    .unionAll(
      db
        .select({ id: inboxMessages.deliveryId })
        .from(inboxMessages)
        .where(isOfPeriod(inboxMessages.deliveryId, period))
        .limit(most),
    )
    .as('some');
  const [row] = await db.select({ lasting: count() }).from(some);
  return row?.lasting ?? 0;
}

/** Moves such messages with all that belongs to them, and deletes the records of the others. */
export async function keepMessages(
  tx: Changing,
  detached: ReadonlyMap<PgTable, SQL>,
  period: Period,
  after: Date,
): Promise<void> {
  const old = (table: PgTable) => detached.get(table) ?? sql`${table}`;
  await tx.db.execute(sql`
    with lasting as (
      select project_id, id from ${old(events)} where create_time >= ${after.toISOString()}::timestamptz
      union select project_id, id from ${old(events)} where routed_time is null
      union select project_id, event_id from ${old(deliveries)} ${deliveries} where ${isUnderWay(tx)}
      union select old.project_id, old.event_id from ${old(deliveries)} old
        join ${inboxMessages} inbox on inbox.project_id = old.project_id and inbox.delivery_id = old.id
    ), kept_events as (
      insert into ${events} select old.* from ${old(events)} old join lasting using (project_id, id)
    ), kept as (
      insert into ${deliveries} select old.* from ${old(deliveries)} old
      join lasting on lasting.project_id = old.project_id and lasting.id = old.event_id
      returning project_id, id
    )
    insert into ${deliveryAttempts} select old.* from ${old(deliveryAttempts)} old
    join kept on kept.project_id = old.project_id and kept.id = old.delivery_id`);
  await tx.db.execute(sql`
    delete from ${deliveryRecords} where ${isOfPeriod(deliveryRecords.deliveryId, period)} and not exists (
      select from ${deliveries} where ${deliveries.projectId} = ${deliveryRecords.projectId}
        and ${deliveries.id} = ${deliveryRecords.deliveryId} and ${isOfPeriod(deliveries.id, period)})`);
}

/**
 * Deletes up to `limit` events that were stored before a time and were routed, unless a message of them waits for its
 * destination, was sent just now or is in an inbox. Answers how many.
 */
export function deleteOldMessages(context: PublicContext, before: Date, limit: number): Promise<number> {
  return context.transaction(async (tx) => {
    const db = acrossProjects(tx, why);
    const isOfEvent = and(eq(deliveries.projectId, events.projectId), eq(deliveries.eventId, events.id));
    const underWay = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(isOfEvent, isUnderWay(tx)));
    const inInbox = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(
        inboxMessages,
        and(eq(inboxMessages.projectId, deliveries.projectId), eq(inboxMessages.deliveryId, deliveries.id)),
      )
      .where(isOfEvent);
    const some = db
      .select({ projectId: events.projectId, id: events.id })
      .from(events)
      .where(
        and(
          lt(events.createTime, before),
          isNotNull(events.routedTime),
          notExists(underWay),
          notExists(inInbox),
        ),
      )
      .limit(limit);
    const rows = await db
      .delete(events)
      .where(sql`(${events.projectId}, ${events.id}) in ${some}`)
      .returning({ projectId: events.projectId, id: events.id });
    for (const [id, own] of Map.groupBy(rows, ({ projectId }) => projectId)) {
      await deleteOfEvents(
        { db, project: { id } },
        own.map((row) => row.id),
      );
    }
    return rows.length;
  });
}
