import { eq, getTableName, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { TestServer } from '../../../test/start-test-server.ts';
import {
  deliveries,
  deliveryAttempts,
  deliveryRecords,
  events,
  largeBodies,
} from '../../platform/db/tables.ts';
import { attemptIdFor, deliveryIdFor } from '../../platform/events/delivery-id.ts';
import { insertLargeBodies } from '../../platform/events/queries.ts';
import { sealData } from '../../platform/events/stored-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The tables of messages, in the order of their counts. */
export const tables = [events, deliveries, deliveryAttempts, deliveryRecords];

interface Message {
  readonly destinationId: string;
  /** When it is stored, after the present of the clock. */
  readonly days?: number;
  /** How much earlier the read began that has found it. */
  readonly daysRead?: number;
  readonly status?: 'pending' | 'delivered' | 'failed';
}

/** Stores a message with one attempt, and its place in the order of a record. Answers the id of the delivery. */
export async function sent(
  server: Pick<TestServer, 'context'>,
  { destinationId, days = 0, daysRead = 0, status = 'delivered' }: Message,
): Promise<string> {
  const context = server.context();
  const { db, project, now } = context;
  const createTime = new Date(now().getTime() + days * DAY_MS);
  const id = v7({ msecs: createTime.getTime() - daysRead * DAY_MS });
  const deliveryId = deliveryIdFor(id, destinationId);
  const own = { projectId: project.id, createTime };
  const type = 'connection.created' as const;
  const data = { projectId: project.id, connectionId: id, provider: 'sandbox', groupRef: 'acme' };
  await db.insert(events).values({
    ...own,
    id,
    type,
    routedTime: createTime,
    ...sealData(context, id, { data, largeBodyIds: {} }),
  });
  await db.insert(deliveries).values({
    ...own,
    id: deliveryId,
    eventId: id,
    destinationId,
    topic: 'alerts',
    eventType: type,
    status,
    dueTime: status === 'pending' ? createTime : null,
    attempts: 1,
  });
  await db.insert(deliveryAttempts).values({
    ...own,
    id: attemptIdFor(deliveryId),
    deliveryId,
    number: 1,
    outcome: status === 'delivered' ? 'delivered' : 'refused',
    durationMs: 5,
  });
  const place = { projectId: project.id, deliveryId, destinationId, recordKey: 1, position: 1 };
  await db.insert(deliveryRecords).values(place);
  return deliveryId;
}

/** How many rows the project has in each of the tables. */
export function counts({ context }: Pick<TestServer, 'context'>): Promise<number[]> {
  const { db, project } = context();
  return Promise.all(tables.map((table) => db.$count(table, eq(table.projectId, project.id))));
}

export async function partitionNames({ dependencies }: Pick<TestServer, 'dependencies'>): Promise<string[]> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  );
  const rows = await dependencies.db
    .select({ name: sql<string>`inhrelid::regclass::text` })
    .from(sql`pg_inherits`)
    .where(sql`inhparent::regclass::text in (${names})`);
  return rows.map(({ name }) => name);
}

/** Stores a body that is too large for the message that is stored now. */
export async function storeLargeBody({ context }: Pick<TestServer, 'context'>): Promise<void> {
  const now = context();
  const id = v7();
  const { sealed, sealKeyId } = now.secrets.sealCompressed('{}', id);
  await insertLargeBodies(now, [{ id, groupRef: null, consumerRef: null, contentSealed: sealed, sealKeyId }]);
}

export function countBodies({ context }: Pick<TestServer, 'context'>): Promise<number> {
  const { db, project } = context();
  return db.$count(largeBodies, eq(largeBodies.projectId, project.id));
}
