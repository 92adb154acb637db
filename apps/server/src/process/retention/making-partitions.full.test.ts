import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { readPartitions } from '../../platform/db/partitions/catalogue.ts';
import { idAt } from '../../platform/db/partitions/periods.ts';
import { events } from '../../platform/db/tables.ts';
import {
  clean,
  kept,
  logged,
  partitionOf,
  partitions,
  startLater,
  startWithPartitions,
  tenDays,
  warnings,
} from './logged-operations.fixture.ts';
import { forgetThePast } from './service.ts';

const idOf = (date: string) => idAt(new Date(date).getTime());

describe('making partitions of logs', () => {
  it('makes one for each of the coming two weeks, once when replicas clean at once, and leaves lines of before', async () => {
    const server = await startWithPartitions(tenDays);
    const old = await logged(server, { days: -9 });
    const place = await partitionOf(server, old);

    await Promise.all([clean(server), clean(server), clean(server)]);
    await clean(server);

    const { ranges } = await partitions(server);
    // Over the leap day and the end of the month.
    const days = ['02-25', '02-26', '02-27', '02-28', '02-29', '03-01', '03-02', '03-03', '03-04', '03-05'];
    const coming = [...days, '03-06', '03-07', '03-08', '03-09', '03-10'];
    expect(ranges.map(({ period }) => period.from)).toEqual(coming.map((day) => idOf(`2028-${day}`)));
    expect(await partitionOf(server, old)).toBe(place);
    expect((await kept(server)).lines).toEqual([old]);
    // On a busy machine one may wait too long for the other.
    expect(warnings(server).filter((line) => !line.includes('lock timeout'))).toEqual([]);
  });

  it('moves rows that came before their partition, after a clock has jumped ahead and back', async () => {
    const server = await startLater();
    await clean(server, 400);
    const { at } = await partitions(server);
    // No partition has the present time any more.
    await clean(server, -393);
    const present = (await partitions(server)).at(server.now());
    server.advanceClock(100 * 24 * 60 * 60 * 1000);
    const early = await logged(server);
    const waiting = await partitionOf(server, early);

    await forgetThePast(server.context());

    expect(at('2028-03-05')).toBeUndefined();
    expect(present).toBeDefined();
    expect(waiting).toMatch(/_rest/);
    expect(await partitionOf(server, early)).not.toBe(waiting);
    expect((await kept(server)).lines).toEqual([early]);
    expect(warnings(server)).toEqual([]);
  });

  it('makes a new one where somebody has detached one by hand, and leaves the detached one alone. So it is with the one for all other rows', async () => {
    const server = await startLater();
    const id = await logged(server);
    const name = await partitionOf(server, id);
    const { rest, ranges } = await partitions(server);
    const { db } = server.dependencies;
    await db.execute(sql.raw(`alter table operation_logs detach partition ${name}`));
    await db.execute(sql`alter table operation_logs detach partition ${rest?.name}`);

    await clean(server);
    const made = await partitions(server);
    const next = await logged(server);
    await clean(server, 100);

    expect(made.rest?.oid).toBeGreaterThan(rest?.oid ?? 0);
    expect(made.ranges).toHaveLength(ranges.length);
    expect(await partitionOf(server, next)).not.toBe(name);
    expect(await db.execute(sql.raw(`select operation_id as id from ${name}`))).toMatchObject({
      rows: [{ id }],
    });
    expect(warnings(server)).toEqual([]);
  });
});

describe('making a partition while messages are stored', () => {
  it('refuses none of them', async () => {
    const server = await startWithPartitions();
    const { id } = await server.given.webhook('https://hooks.acme.example');
    const { rest } = await readPartitions(server.context(), events);
    const [row] = await server.dependencies.db
      .select({ name: sql<string>`${rest?.oid}::regclass::text` })
      .from(sql`(select) as nothing`);
    const maker = new pg.Client({ connectionString: server.url });
    await maker.connect();
    await maker.query('begin');
    await maker.query(`lock table ${row?.name} in access exclusive mode`);
    await maker.query('create table events_of_now (like events including defaults)');

    const path = `/v1/projects/${server.project.id}/destinations/${id}:send-test-event`;
    const sending = server.request('POST', path, { eventType: 'connection.created' });
    const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass';
    await vi.waitUntil(async () => (await maker.query(waiting, [row?.name])).rowCount === 1, 10_000);
    await maker.query(
      "alter table events attach partition events_of_now for values from (minvalue) to ('ffffffff-ffff-ffff-ffff-ffffffffffff')",
    );
    await maker.query('commit');
    await maker.end();

    expect((await sending).status).toBe(201);
  });
});
