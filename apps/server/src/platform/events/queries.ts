import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../db/any-of.ts';
import { inStatements } from '../db/in-statements.ts';
import { messageWidthMsOf } from '../db/partitions/periods.ts';
import { type BuildContext, optional, prepared, type Values } from '../db/prepared.ts';
import { rowsAsLists } from '../db/rows-as-lists.ts';
import { inProject } from '../db/scope.ts';
import { deliveries, events, largeBodies } from '../db/tables.ts';
import { sendAlong } from '../db/transaction.ts';

export type NewEventRow = Pick<
  typeof events.$inferSelect,
  'id' | 'type' | 'groupRef' | 'consumerRef' | 'traceparent' | 'dataSealed' | 'sealKeyId'
>;

/** What a statement has changed, as a part of it. */
export type ChangedRows = WithSubquery;

export type NewLargeBody = Required<
  Pick<typeof largeBodies.$inferInsert, 'id' | 'groupRef' | 'consumerRef' | 'contentSealed' | 'sealKeyId'>
>;

export async function insertEvents(context: Context, made: readonly NewEventRow[]): Promise<void> {
  const [first] = made;
  if (first && made.length === 1) {
    await sendAlong(() => insertEvent(context, eventValues(context, first)));
    return;
  }
  const createTime = context.now();
  for (const some of inStatements(made)) {
    const rows = some.map((row) => ({ ...row, createTime, projectId: context.project.id }));
    await sendAlong(context.db.insert(events).select(rowsAsLists(events, rows)));
  }
}

/** The columns of one event, for a statement that is prepared. */
export const eventInputs = {
  id: events.id,
  type: events.type,
  groupRef: optional(events.groupRef),
  consumerRef: optional(events.consumerRef),
  traceparent: optional(events.traceparent),
  dataSealed: events.dataSealed,
  sealKeyId: events.sealKeyId,
  createTime: events.createTime,
} as const;
type EventValues = Values<typeof eventInputs>;
type EventColumns = { readonly [Name in keyof EventValues]: SQL | undefined };

/** An event as the values of such a statement. */
export function eventValues({ now }: Pick<Context, 'now'>, row: NewEventRow): EventValues {
  const { groupRef, consumerRef, traceparent, ...given } = row;
  return {
    ...given,
    createTime: now(),
    groupRef: groupRef ?? undefined,
    consumerRef: consumerRef ?? undefined,
    traceparent: traceparent ?? undefined,
  };
}

/** Nearly every change has one event. */
const insertEvent = prepared(eventInputs, ({ db, project }, row) =>
  db.insert(events).values({ ...row, projectId: project.id }),
);

/** The insertion of an event as a part of a statement. It is stored for each row of `changed`, so for none if nothing changed. */
export function insertingEvent(
  { db, project }: Pick<BuildContext, 'db' | 'project'>,
  row: EventColumns,
  changed: ChangedRows,
) {
  const inserted = db
    .insert(events)
    .select((query) =>
      query
        .select({
          id: sql`${row.id}::uuid`.as('id'),
          projectId: sql`${project.id}::uuid`.as('project_id'),
          type: sql`${row.type}::text`.as('type'),
          groupRef: sql`${row.groupRef ?? null}::text`.as('group_ref'),
          consumerRef: sql`${row.consumerRef ?? null}::text`.as('consumer_ref'),
          dataSealed: sql`${row.dataSealed}::text`.as('data_sealed'),
          sealKeyId: sql`${row.sealKeyId}::text`.as('seal_key_id'),
          traceparent: sql`${row.traceparent ?? null}::text`.as('traceparent'),
          createTime: sql`${row.createTime}::timestamptz`.as('create_time'),
          routedTime: sql`null::timestamptz`.as('routed_time'),
        })
        .from(changed),
    )
    .returning({ id: events.id });
  return db.$with('told').as(inserted);
}

/** Inserts events that no topic sends anywhere. Known ids are left out. */
export async function insertRouted(context: Context, made: readonly NewEventRow[]): Promise<void> {
  const createTime = context.now();
  for (const some of inStatements(made)) {
    const rows = some.map((row) => ({
      ...row,
      createTime,
      routedTime: createTime,
      projectId: context.project.id,
    }));
    await sendAlong(context.db.insert(events).values(rows).onConflictDoNothing());
  }
}

/** An event that goes to one destination. */
type Sent = Pick<NewEventRow, 'id' | 'type'> & {
  readonly id: string;
  readonly destinationId: string;
};

/** Inserts the deliveries of events that go to one destination each. They are due now. */
export async function insertDeliveries(context: Context, sent: readonly Sent[]): Promise<void> {
  for (const some of inStatements(sent)) await sendAlong(insertingDeliveries(context, some));
}

/** Like `insertDeliveries`. Answers the ids that were not known. */
export async function insertNewDeliveries(context: Context, sent: readonly Sent[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const some of inStatements(sent)) {
    const inserted = await insertingDeliveries(context, some).returning({ id: deliveries.id });
    for (const { id } of inserted) ids.add(id);
  }
  return ids;
}

function insertingDeliveries({ db, project, now }: Context, sent: readonly Sent[]) {
  const createTime = now();
  const rows = sent.map(({ id, type, destinationId }) => ({
    id,
    eventId: id,
    eventType: type,
    destinationId,
    topic: '',
    status: 'pending' as const,
    dueTime: createTime,
    createTime,
    projectId: project.id,
  }));
  return db.insert(deliveries).values(rows).onConflictDoNothing();
}

/** The events of these that are still stored. None of them is deleted before the transaction ends. */
export async function lockStored(tx: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.db
    .select({ id: events.id })
    .from(events)
    .where(inProject(tx, events, isAnyOf(events.id, ids)))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Inserts bodies that are apart from their messages, and are kept as long as these can be sent: until their partition is
 * over. Known ids are left out, as those of messages are.
 */
export async function insertLargeBodies(context: Context, made: readonly NewLargeBody[]): Promise<void> {
  const createTime = context.now();
  const { eventsMs } = context.env.retention;
  const expireTime = new Date(createTime.getTime() + eventsMs + messageWidthMsOf(eventsMs));
  for (const some of inStatements(made)) {
    const rows = some.map((row) => ({ ...row, createTime, expireTime, projectId: context.project.id }));
    await sendAlong(context.db.insert(largeBodies).values(rows).onConflictDoNothing());
  }
}
