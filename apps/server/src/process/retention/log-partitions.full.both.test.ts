import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  clean,
  kept,
  logged,
  partitionOf,
  partitions,
  startLater,
  tenDays,
  warnings,
} from './logged-operations.fixture.ts';
import { forgetThePast } from './service.ts';

describe('dropping partitions of logs', () => {
  // @holds S266
  it('drops a log with its partition, and then its operation, and keeps those that go on until they end', async () => {
    const server = await startLater();
    const open = await logged(server, { isOpen: true });
    const ids = [await logged(server), await logged(server, { days: 0.4 })];
    const name = await partitionOf(server, ids[0] ?? '');
    const all = [open, ...ids].toSorted();
    const seen: unknown[] = [];

    // Ten days later, the first operation is over, and its partition is not.
    for (const days of [10.2, 0.5, 20]) {
      await clean(server, days);
      seen.push(await kept(server));
    }
    await server.dependencies.db.execute(
      sql`update operations set status = 'success', update_time = ${server.now().toISOString()}`,
    );
    for (const days of [9, 2]) {
      await clean(server, days);
      seen.push(await kept(server));
    }

    expect(seen).toEqual([
      { lines: all, operations: all },
      { lines: [open], operations: [open] },
      { lines: [open], operations: [open] },
      { lines: [open], operations: [open] },
      { lines: [], operations: [] },
    ]);
    const left = await server.dependencies.db.execute(sql`select from pg_class where relname = ${name}`);
    expect(left).toMatchObject({ rows: [] });
    expect(warnings(server)).toEqual([]);
  });

  it('goes by the bounds of a partition, whatever its name says', async () => {
    const server = await startLater();
    const [old, late] = [await logged(server), await logged(server, { days: 5 })];
    const { db } = server.dependencies;
    const name = await partitionOf(server, late);
    await db.execute(sql.raw(`alter table ${name} rename to "operation_logs_20010101_""old"`));
    await db.execute(
      sql.raw(`alter table ${await partitionOf(server, old)} rename to operation_logs_29990101`),
    );

    await clean(server, 11);

    expect(await kept(server)).toEqual({ lines: [late], operations: [late] });
    await clean(server, 6);
    expect(await kept(server)).toEqual({ lines: [], operations: [] });
    expect(warnings(server)).toEqual([]);
  });

  it('deletes a row that is older than all partitions, and what a project has in all of them when it is deleted', async () => {
    const server = await startLater();
    await clean(server, 200);
    const old = await logged(server, { days: -150 });
    const place = await partitionOf(server, old);

    await clean(server);

    expect(place).toMatch(/_rest/);
    expect(await kept(server)).toEqual({ lines: [], operations: [] });

    for (const days of [-8, 0, 100]) await logged(server, { days });
    const { status } = await server.request('DELETE', `/v1/projects/${server.project.id}`);
    expect(status).toBe(204);
    expect(await kept(server)).toEqual({ lines: [], operations: [] });
  });

  it('drops and makes others when rows are kept for a shorter time than before', async () => {
    const server = await startLater({ DOWEL_OPERATION_RETENTION_DAYS: '90' });
    const [old, late] = [await logged(server), await logged(server, { days: 20 })];
    for (const days of [12, 13]) await clean(server, days);
    const before = await kept(server);

    const shorter = await server.start(tenDays, server.now());
    await forgetThePast(shorter.context());

    expect(before.lines).toEqual([old, late]);
    expect(await kept(server)).toEqual({ lines: [late], operations: [late] });
    const { ranges } = await partitions(shorter);
    // No part of the time is missing between them.
    const ends = ranges.map(({ period }) => period.to);
    expect(ranges.slice(1).map(({ period }) => period.from)).toEqual(ends.slice(0, -1));
    expect(warnings(shorter)).toEqual([]);
  });
});
