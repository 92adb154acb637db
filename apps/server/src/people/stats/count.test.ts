import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { inProject } from '../../platform/db/scope.ts';
import { deliveries, operations, stats } from '../../platform/db/tables.ts';
import { pullBack } from '../../process/jobs/planned-ahead-queries.ts';
import { listenTo } from '../../sync/events/stored-events.fixture.ts';
import { startWriting } from '../../sync/writes/writing.fixture.ts';
import { countStats, storeCalls } from './count.ts';

const HOUR_MS = 60 * 60 * 1000;
const integrationId = '0199a000-0000-7000-8000-000000000001';

/** Stores an operation that began some time ago. */
async function began(server: TestServer, agoMs: number, status: string, records = 0): Promise<string> {
  const createTime = new Date(server.now().getTime() - agoMs);
  const id = v7({ msecs: createTime.getTime() });
  await server
    .context()
    .db.insert(operations)
    .values({
      ...{ id, projectId: server.project.id, integrationId, installationId: id, configId: id },
      ...{ actionType: 'read', status, createTime },
      metadata: { progress: { recordsProcessed: records } },
    });
  return id;
}

async function ended(server: TestServer, id: string, status: string, records = 0): Promise<void> {
  const context = server.context();
  await context.db
    .update(operations)
    .set({ status, metadata: { progress: { recordsProcessed: records } } })
    .where(inProject(context, operations, eq(operations.id, id)));
}

/** What was counted of operations and records: bucket, begin, metric, and the counts. */
async function counted(server: Pick<TestServer, 'context' | 'project'>) {
  const rows = await server
    .context()
    .db.select()
    .from(stats)
    .where(eq(stats.projectId, server.project.id))
    .orderBy(asc(stats.bucket), asc(stats.startTime), asc(stats.metric));
  return rows.map(
    ({ bucket, startTime, metric, total, failed, pending }) =>
      `${bucket} ${startTime.toISOString().slice(5, 13)} ${metric} ${total} ${failed} ${pending}`,
  );
}

const start = (now = '2026-03-10T12:30:00Z') => startTestServer({ now: new Date(now) });

describe('counting what projects do', () => {
  it('counts each operation once, in its hour and on its day, however often it counts', async () => {
    const server = await start();
    await began(server, 2 * HOUR_MS, 'success', 40);
    await began(server, 2 * HOUR_MS, 'failure');
    await began(server, 0, 'in_progress', 5);

    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([countStats(server.context()), countStats(server.context())]);
      server.advanceClock(60_000);
    }

    expect(await counted(server)).toEqual([
      'day 03-10T00 operations 3 1 1',
      'day 03-10T00 records 45 0 0',
      'hour 03-10T10 operations 2 1 0',
      'hour 03-10T10 records 40 0 0',
      'hour 03-10T12 operations 1 0 1',
      'hour 03-10T12 records 5 0 0',
    ]);
  });

  it('counts a project less often, the more it does', async () => {
    const server = await start();
    const countTimes = async () =>
      (await server.context().db.select().from(stats).where(inProject(server.context(), stats))).map(
        ({ countTime }) => countTime.getTime(),
      );
    await began(server, 0, 'success');
    await countStats(server.context());
    await server.context().db.update(stats).set({ total: 400_000 }).where(inProject(server.context(), stats));
    const [first = 0] = await countTimes();

    const ages: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      server.advanceClock(60_000);
      await began(server, 0, 'success');
      await countStats(server.context());
      ages.push((Math.max(...(await countTimes())) - first) / 60_000);
    }

    expect(ages).toEqual([0, 0, 0, 4, 4, 4]);
  });

  it('counts what began before the server died, and what ended long after its hour', async () => {
    const server = await start();
    const id = await began(server, 0, 'in_progress');
    await countStats(server.context());
    // After this count, and before the next one: nobody counted for a day.
    server.advanceClock(20 * 60_000);
    await began(server, 0, 'failure');
    server.advanceClock(23 * HOUR_MS);
    await ended(server, id, 'success', 7);

    await countStats(server.context());

    expect(await counted(server)).toEqual([
      'day 03-10T00 operations 2 1 0',
      'day 03-10T00 records 7 0 0',
      'hour 03-10T12 operations 2 1 0',
      'hour 03-10T12 records 7 0 0',
    ]);
  });

  it('counts what begins after a clock that was hours ahead was set right', async () => {
    const server = await start();
    await began(server, 0, 'success');
    server.advanceClock(5 * HOUR_MS);
    await began(server, 0, 'success');
    await countStats(server.context());
    server.advanceClock(-5 * HOUR_MS);
    await pullBack(server.context());

    for (const hours of [1, 5]) {
      server.advanceClock(hours * HOUR_MS);
      await began(server, 0, 'success');
      await countStats(server.context());
    }

    expect(await counted(server)).toEqual([
      'day 03-10T00 operations 4 0 0',
      ...['12', '13', '17', '18'].map((hour) => `hour 03-10T${hour} operations 1 0 0`),
    ]);
  });

  it('counts messages of events that were routed long after their hour was counted', async () => {
    const server = await startTestServer();
    await listenTo(server, ['connection.created']);
    await server.given.connection();
    await began(server, 0, 'success');
    await countStats(server.context());
    // Nobody has routed for an hour and a half, and what ran meanwhile was counted.
    server.advanceClock(1.5 * HOUR_MS);
    await began(server, 0, 'success');
    await countStats(server.context());
    const before = await counted(server);
    await server.runJobs();
    server.advanceClock(10 * 60_000);

    await countStats(server.context());

    const messages = (rows: string[]) => rows.filter((row) => row.includes(' deliveries '));
    expect(messages(before)).toEqual([]);
    expect(messages(await counted(server))).toEqual([
      expect.stringMatching(/^day \S+ deliveries 1 0 [01]$/),
      expect.stringMatching(/^hour \S+ deliveries 1 0 [01]$/),
    ]);
  });

  it('counts a message as delivered that was given up, and was sent again the next day', async () => {
    const server = await startTestServer();
    const { id: destinationId } = await server.given.webhook('https://hooks.acme.example');
    const [id = ''] = await server.given.deliveries(destinationId);
    const become = (status: 'failed' | 'delivered') => {
      const { db, project } = server.context();
      return db
        .update(deliveries)
        .set({ status, dueTime: null })
        .where(inProject({ project }, deliveries, eq(deliveries.id, id)));
    };
    await become('failed');
    await countStats(server.context());
    const before = await counted(server);
    server.advanceClock(2 * HOUR_MS);
    await began(server, 0, 'success');
    await countStats(server.context());
    server.advanceClock(26 * HOUR_MS);

    await server.request('POST', `/v1/projects/${server.project.id}/deliveries/${id}:replay`);
    await become('delivered');
    await countStats(server.context());

    const messages = (rows: string[]) => rows.flatMap((row) => row.split(' deliveries ')[1] ?? []);
    expect(messages(before)).toEqual(['1 1 0', '1 1 0']);
    expect(messages(await counted(server))).toEqual(['1 0 0', '1 0 0']);
  });

  it('counts a record as failed that the provider refused among others', async () => {
    const server = await startWriting();
    const batch = [{ last_name: 'Okafor' }, { shoe_size: 44 }, { last_name: 'Osei' }];
    await server.write({ type: 'create', batch: batch.map((record) => ({ record })) });

    await countStats(server.context());

    expect(await counted(server)).toContainEqual(expect.stringMatching(/^day \S+ records 3 1 0$/));
  });

  it('keeps what was counted when a customer is erased', async () => {
    const server = await start();
    await began(server, 0, 'success', 9);
    await began(server, 0, 'in_progress', 1);
    await countStats(server.context());
    await server.context().db.delete(operations).where(eq(operations.projectId, server.project.id));
    server.advanceClock(10 * HOUR_MS);

    await countStats(server.context());

    expect((await counted(server)).slice(0, 2)).toEqual([
      'day 03-10T00 operations 2 0 0',
      'day 03-10T00 records 10 0 0',
    ]);
  });

  it('forgets hours after two days, but not while something of their day goes on', async () => {
    const server = await start();
    await began(server, 0, 'success');
    const open = await began(server, HOUR_MS, 'in_progress');
    await countStats(server.context());
    server.advanceClock(72 * HOUR_MS);

    await countStats(server.context());
    const meanwhile = await counted(server);
    await ended(server, open, 'failure');
    server.advanceClock(4 * HOUR_MS);
    await countStats(server.context());

    expect(meanwhile).toEqual([
      'day 03-10T00 operations 2 0 1',
      'hour 03-10T11 operations 1 0 1',
      'hour 03-10T12 operations 1 0 0',
    ]);
    expect(await counted(server)).toEqual(['day 03-10T00 operations 2 1 0']);
  });

  it('adds calls of processes, each once', async () => {
    const server = await start();
    const { callCounts, now } = server.context();
    for (const isFailed of [false, true]) callCounts.count(server.project.id, 'sandbox', +now(), isFailed);
    callCounts.count(v7(), 'sandbox', +now(), false);

    await storeCalls(server.context());
    await storeCalls(server.context());
    callCounts.count(server.project.id, 'sandbox', +now(), false);
    await storeCalls(server.context());

    expect(await counted(server)).toEqual(['day 03-10T00 calls 3 1 0', 'hour 03-10T12 calls 3 1 0']);
  });
});
