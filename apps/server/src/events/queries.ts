import type { Context } from '../context.ts';
import { deliveries, events, largeBodies } from '../db/tables.ts';

export type NewEventRow = Required<
  Pick<
    typeof events.$inferInsert,
    'id' | 'type' | 'groupRef' | 'consumerRef' | 'traceparent' | 'dataSealed' | 'sealKeyId'
  >
>;

export type NewLargeBody = Required<
  Pick<typeof largeBodies.$inferInsert, 'id' | 'groupRef' | 'consumerRef' | 'contentSealed' | 'sealKeyId'>
>;

/** How many rows one statement inserts. PostgreSQL takes at most 65,535 values, and each row has ten. */
const ROWS_AT_ONCE = 5000;

export async function insertEvents(context: Context, rows: readonly NewEventRow[]): Promise<void> {
  const createTime = context.now();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => ({ ...row, createTime, projectId: context.project.id }));
    await context.db.insert(events).values(some);
  }
}

/** Inserts events that go to one destination each, and their deliveries, which are due now. Known ids are left out. */
export async function insertSent(
  context: Context,
  sent: readonly (NewEventRow & { readonly id: string; readonly destinationId: string })[],
): Promise<void> {
  const createTime = context.now();
  for (let start = 0; start < sent.length; start += ROWS_AT_ONCE) {
    const some = sent.slice(start, start + ROWS_AT_ONCE);
    // They are routed already: no topic sends them anywhere else.
    const rows = some.map(({ destinationId: _, ...row }) => ({
      ...row,
      createTime,
      routedTime: createTime,
      projectId: context.project.id,
    }));
    await context.db.insert(events).values(rows).onConflictDoNothing();
    const made = some.map(({ id, type, destinationId }) => ({
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
    await context.db.insert(deliveries).values(made).onConflictDoNothing();
  }
}

export async function insertLargeBodies(context: Context, rows: readonly NewLargeBody[]): Promise<void> {
  const createTime = context.now();
  const expireTime = new Date(createTime.getTime() + context.env.retention.eventsMs);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => ({ ...row, createTime, expireTime, projectId: context.project.id }));
    await context.db.insert(largeBodies).values(some);
  }
}
