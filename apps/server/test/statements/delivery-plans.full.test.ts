import type { ListDeliveriesQuery } from '@dowel/schema';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext, enterProject } from '../../src/context.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { deliveryRecords, destinations } from '../../src/platform/db/tables.ts';
import { deleteSentTo } from '../../src/platform/events/deleting-queries.ts';
import { subjectOf } from '../../src/platform/lanes/lane.ts';
import { deliveriesKind } from '../../src/sync/deliveries/sending/lane.ts';
import { selectHeld } from '../../src/sync/deliveries/sending/order-queries.ts';
import { selectDue } from '../../src/sync/deliveries/sending/queries.ts';
import * as deliveries from '../../src/sync/deliveries/service.ts';
import { selectNotTaken } from '../../src/sync/issues/destination-queries.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { explain, rowsRead, watching } from './rows-read.ts';

const crowd = 20_000;

/** How many rows of deliveries, or of another table, the statements of some work look at. */
async function readBy<T>(
  server: TestServer,
  work: (dependencies: TestServer['dependencies']) => Promise<T>,
  table = 'deliveries',
) {
  const { sent, result } = await watching(server, work);
  const rows = await Promise.all(sent.map((statement) => rowsRead(server, statement, table)));
  return { result, rows: rows.reduce((sum, read) => sum + read, 0) };
}

const contextOf = (server: TestServer, dependencies: TestServer['dependencies']) =>
  enterProject(createContext(dependencies, 'test'), server.project, { kind: 'system', id: 'test' });

/** As in production: autovacuum counts the rows of partitions, and never those of the table as a whole. */
async function forgetStatistics(db: Database, tables: SQL): Promise<void> {
  await db.execute(
    sql`delete from pg_statistic where starelid in (select oid from pg_class where ${tables})`,
  );
  await db.execute(sql`update pg_class set reltuples = -1 where ${tables}`);
}

/** Rows in order are those of two partitions, so that one is read of the other. */
const AHEAD = 1;

describe(`the work that ${crowd} deliveries make`, () => {
  let server: TestServer;
  let quiet: TestServer;
  let crowded: string;
  let other: string;
  let rare: string;

  beforeAll(async () => {
    server = await startTestServer({ env: { NODE_ENV: 'development' } });
    quiet = await startTestServer({ env: { NODE_ENV: 'development' } });
    ({ id: crowded } = await server.given.webhook('https://hooks.acme.example/1'));
    ({ id: other } = await quiet.given.webhook('https://hooks.acme.example/2'));
    await quiet.given.deliveries(other, 1);
    await server.given.deliveries(crowded, 1);
    await fill(server, crowded);
    ({ id: rare } = await server.given.webhook('https://hooks.acme.example/3'));
    // The first are rare: one of each, older than all others.
    await server.dependencies.db.execute(sql`
      update deliveries set status = 'failed', event_type = 'connection.error', due_time = null, destination_id = ${rare}::uuid
      where id in (select id from deliveries where project_id = ${server.project.id}::uuid order by id limit 1)`);
    // Of all tables: what other files have left of the ones that are joined would decide the plan.
    await server.dependencies.db.execute(sql`analyze`);
    await forgetStatistics(server.dependencies.db, sql`relkind = 'p'`);
    server.advanceClock(60_000);
  }, 60_000);

  // The search for secrets would read every row of the crowd.
  afterAll(async () => {
    await server.dependencies.db.execute(sql`delete from projects where id = ${server.project.id}::uuid`);
  }, 60_000);

  it('is at most two rows for each destination when due lanes are looked for', async () => {
    const { result, rows } = await readBy(server, (dependencies) =>
      deliveriesKind.findDue(createContext(dependencies, 'test'), { limit: 10_000 }),
    );
    // Those of other tests share the database.
    const known = await server.dependencies.db.$count(destinations);

    const found = result.map(subjectOf);
    expect(found).toEqual(expect.arrayContaining([crowded, other]));
    expect(new Set(found).size).toBe(found.length);
    // One row to find what waits for a destination, and one to see that something is due.
    expect(rows).toBeLessThanOrEqual(2 * known + 1);
  });

  it.each([
    ['its own lane', () => [server, crowded] as const, 51],
    ["another project's lane", () => [quiet, other] as const, 1],
  ])('is as little as what a turn of %s takes', async (_, whose, most) => {
    const [own, destinationId] = whose();

    const { result, rows } = await readBy(own, (dependencies) =>
      selectDue(contextOf(own, dependencies), destinationId, 51),
    );

    expect(result).toHaveLength(most);
    expect(rows).toBeLessThanOrEqual(most + AHEAD);
  });

  it.each([
    ['without a filter', {}],
    ['of a status that is rare', { status: 'failed' }],
    ['of a status that is common', { status: 'pending' }],
    ['of an event type that is rare', { eventType: 'connection.error' }],
    ['of an event type that is common', { eventType: 'connection.created' }],
  ] as const)('is a page when deliveries are listed %s', async (_, filter) => {
    const { result, rows } = await readBy(server, (dependencies) =>
      deliveries.list(contextOf(server, dependencies), { ...filter, pageSize: 20 }),
    );

    expect(result.items.length).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(21 + AHEAD);
  });

  it('is what few messages need when destinations that take nothing are looked for', async () => {
    const { result, rows } = await readBy(server, (dependencies) =>
      selectNotTaken(contextOf(server, dependencies)),
    );

    expect(result.find(({ id }) => id === crowded)?.isWaiting).toBe(true);
    // The newest of each kind, and the one that is due next.
    expect(rows).toBeLessThanOrEqual(2 * (20 + 20 + 1) + 3 * AHEAD);
  });

  it('is a page when deliveries are listed of a destination, also the failed ones', async () => {
    const list = (filter: ListDeliveriesQuery) =>
      readBy(server, (dependencies) =>
        deliveries.list(contextOf(server, dependencies), { ...filter, pageSize: 20 }),
      );

    await server.dependencies.db.execute(sql`
      update deliveries set status = 'failed', due_time = null
      where id in (select id from deliveries where project_id = ${server.project.id}::uuid order by id offset 1 limit 1000)`);
    await server.dependencies.db.execute(sql`analyze deliveries`);
    await forgetStatistics(server.dependencies.db, sql`relkind = 'p'`);

    const [all, failed] = [
      await list({ destinationId: crowded }),
      await list({ destinationId: rare, status: 'failed' }),
    ];

    expect([all.result.items.length, failed.result.items.length]).toEqual([20, 1]);
    expect([all.rows, failed.rows].filter((rows) => rows > 21 + AHEAD)).toEqual([]);
  });

  it('is a page of events, too, while PostgreSQL knows nothing of partitions that have just begun', async () => {
    await forgetStatistics(
      server.dependencies.db,
      sql`relname ~ '^(events|deliveries)' and relkind in ('r', 'p')`,
    );

    const { rows } = await readBy(
      server,
      (dependencies) => deliveries.list(contextOf(server, dependencies), { pageSize: 20 }),
      'events',
    );

    expect(rows).toBeLessThanOrEqual(21 + AHEAD);
  });

  it('is three rows for each record that goes in order, however many messages tell of it', async () => {
    const { db } = server.dependencies;
    await db.execute(sql`
      insert into delivery_records (project_id, delivery_id, destination_id, record_key, position)
      select project_id, id, destination_id, 1, row_number() over (order by id) from deliveries
      where project_id = ${server.project.id}::uuid and destination_id = ${crowded}::uuid`);
    await db.execute(sql`analyze delivery_records`);
    const latest = await db
      .select({ id: deliveryRecords.deliveryId })
      .from(deliveryRecords)
      .where(eq(deliveryRecords.projectId, server.project.id))
      .orderBy(desc(deliveryRecords.position))
      .limit(50);
    const ids = latest.map(({ id }) => id);
    const look = (dependencies: TestServer['dependencies']) =>
      selectHeld(contextOf(server, dependencies), ids);

    const held = await readBy(server, look, 'delivery_records');
    const before = await readBy(server, look);

    expect(held.result.size).toBe(50);
    expect(held.rows).toBeLessThanOrEqual(2 * 50);
    expect(before.rows).toBeLessThanOrEqual(50);
  });

  it('is a look into an index for each that is deleted with its destination', async () => {
    const { sent } = await watching(server, (dependencies) =>
      deleteSentTo(contextOf(server, dependencies), crowded),
    );

    const deleting = sent.filter((one) => one.sql.startsWith('delete from "deliveries"'));
    const plans = await Promise.all(
      deleting.map((one) => explain(server.dependencies.db, one, sql`costs off`)),
    );
    expect(plans.length).toBeGreaterThan(0);
    const scanned = plans.flat().filter((step) => step['Node Type'] === 'Seq Scan');
    // Other partitions are empty.
    expect(scanned.map((step) => step['Relation Name'])).not.toContain('deliveries_rest');
  });
});

/** Deliveries that are due, written directly into the tables. */
async function fill({ dependencies, project }: TestServer, destinationId: string): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.raw(String(crowd))})`;
  await dependencies.db.transaction(async (tx) => {
    // How long it takes to make the crowd is not what is tested, and a busy machine may need more than requests get.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    with made as (
      insert into events (id, project_id, type, data_sealed, seal_key_id, create_time, routed_time)
      select gen_random_uuid(), ${project.id}::uuid, 'connection.created', 'sealed', 'test', now(), now()
      from ${numbers} returning id
    )
    insert into deliveries (id, project_id, event_id, destination_id, topic, event_type, status, due_time, create_time)
    select ('ffffffff-' || substr(gen_random_uuid()::text, 10))::uuid, ${project.id}::uuid, id, ${destinationId}::uuid,
      'events', 'connection.created', 'pending', now() - interval '1 minute', now() from made`);
  });
}
