import { sql, type WithSubquery } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../db/any-of.ts';
import { inStatements } from '../db/in-statements.ts';
import { inProject } from '../db/scope.ts';
import { deliveries, events, largeBodies } from '../db/tables.ts';

export type NewEventRow = Required<
  Pick<
    typeof events.$inferInsert,
    'id' | 'type' | 'groupRef' | 'consumerRef' | 'traceparent' | 'dataSealed' | 'sealKeyId'
  >
>;

/** What a statement has changed, as a part of it. */
export type ChangedRows = WithSubquery;

export type NewLargeBody = Required<
  Pick<typeof largeBodies.$inferInsert, 'id' | 'groupRef' | 'consumerRef' | 'contentSealed' | 'sealKeyId'>
>;

export async function insertEvents(context: Context, made: readonly NewEventRow[]): Promise<void> {
  const createTime = context.now();
  for (const some of inStatements(made)) {
    const rows = some.map((row) => ({ ...row, createTime, projectId: context.project.id }));
    await context.db.insert(events).values(rows);
  }
}

/** The insertion of an event as a part of a statement. It is stored for each row of `changed`, so for none if nothing changed. */
export function insertingEvent(context: Context, row: NewEventRow, changed: ChangedRows) {
  const { id, type, groupRef, consumerRef, dataSealed, sealKeyId, traceparent } = row;
  const inserted = context.db
    .insert(events)
    .select((query) =>
      query
        .select({
          id: sql`${id}::uuid`.as('id'),
          projectId: sql`${context.project.id}::uuid`.as('project_id'),
          type: sql`${type}::text`.as('type'),
          groupRef: sql`${groupRef}::text`.as('group_ref'),
          consumerRef: sql`${consumerRef}::text`.as('consumer_ref'),
          dataSealed: sql`${dataSealed}::text`.as('data_sealed'),
          sealKeyId: sql`${sealKeyId}::text`.as('seal_key_id'),
          traceparent: sql`${traceparent}::text`.as('traceparent'),
          createTime: sql`${context.now()}::timestamptz`.as('create_time'),
          routedTime: sql`null::timestamptz`.as('routed_time'),
        })
        .from(changed),
    )
    .returning({ id: events.id });
  return context.db.$with('told').as(inserted);
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
    await context.db.insert(events).values(rows).onConflictDoNothing();
  }
}

/** An event that goes to one destination. */
type Sent = Pick<NewEventRow, 'id' | 'type'> & {
  readonly id: string;
  readonly destinationId: string;
};

/** Inserts the deliveries of events that go to one destination each. They are due now. Answers the ids that were not known. */
export async function insertDeliveries(context: Context, sent: readonly Sent[]): Promise<Set<string>> {
  const createTime = context.now();
  const ids = new Set<string>();
  for (const some of inStatements(sent)) {
    const rows = some.map(({ id, type, destinationId }) => ({
      id,
      eventId: id,
      eventType: type,
      destinationId,
      topic: '',
      status: 'pending' as const,
      dueTime: createTime,
      createTime,
      projectId: context.project.id,
    }));
    const inserted = await context.db
      .insert(deliveries)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: deliveries.id });
    for (const { id } of inserted) ids.add(id);
  }
  return ids;
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

export async function insertLargeBodies(context: Context, made: readonly NewLargeBody[]): Promise<void> {
  const createTime = context.now();
  const expireTime = new Date(createTime.getTime() + context.env.retention.eventsMs);
  for (const some of inStatements(made)) {
    const rows = some.map((row) => ({ ...row, createTime, expireTime, projectId: context.project.id }));
    await context.db.insert(largeBodies).values(rows);
  }
}
