import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startSignInServer } from '../../../test/signing-in.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import type { Context } from '../../context.ts';
import { change } from '../../installing/operation-log/service.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  deliveries,
  events,
  idempotencyKeys,
  operationLogs,
  operations,
  readRuns,
} from '../../platform/db/tables.ts';
import { listenTo } from '../../sync/events/stored-events.fixture.ts';
import { startRun } from '../../sync/reads/start-run.ts';
import { startSubscribing } from '../../sync/subscriptions/subscribing.fixture.ts';
import { forgetThePast } from './service.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const Count = z.object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) });

async function count({ db, project }: Context, table: string): Promise<number> {
  const name = sql.identifier(table);
  const result = await db.execute(sql`select count(*) as n from ${name} where project_id = ${project.id}`);
  return Count.parse(result).rows[0].n;
}

/** Nobody answers at the address of the webhook. */
async function endDeliveries({ dependencies, project }: TestServer): Promise<void> {
  const ended = { status: 'failed' as const, dueTime: null };
  await dependencies.db.update(deliveries).set(ended).where(eq(deliveries.projectId, project.id));
}

/** Starts a server with one row in each table that retention deletes from. */
async function startWithRows() {
  const server = await startSignInServer();
  const path = `/v1/projects/${server.project.id}/topics`;
  await server.request('POST', path, { name: 'kept' }, { 'Idempotency-Key': 'kept' });
  await server.begin();
  await server.request('GET', '/v1/generate-upload-url');
  const counts = () =>
    Promise.all(
      ['idempotency_keys', 'oauth_states', 'uploads'].map((table) => count(server.context(), table)),
    );
  return { ...server, counts };
}

describe('forgetting the past', () => {
  it('deletes answers after a day, sign-ins a day and uploads an hour after their end, and no sooner', async () => {
    const { context, advanceClock, counts } = await startWithRows();
    const seen: number[][] = [];

    for (const hours of [1, 23, 1]) {
      advanceClock(hours * HOUR_MS);
      await forgetThePast(context());
      seen.push(await counts());
    }

    // The upload address expires after 15 minutes, the sign-in after ten.
    expect(seen[0]).toEqual([1, 1, 1]);
    expect(seen[1]).toEqual([1, 1, 0]);
    expect(seen[2]).toEqual([0, 0, 0]);
  });

  // @holds M10
  it('deletes events with their deliveries, large configs and idle lanes after their time, and no sooner', async () => {
    // Partitions begin at midnight.
    const now = new Date(new Date().setUTCHours(12, 0, 0, 0));
    const server = await startTestServer({ now, env: { DOWEL_EVENT_RETENTION_DAYS: '10' } });
    await listenTo(server, ['installation.created']);
    await server.given.connection();
    const notes = Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`note ${n}`, 'x'.repeat(200)]));
    const content = { read: { objects: { contacts: { objectName: 'contacts', notes } } } };
    await server.given.installation(await server.given.integration(), { content });
    await server.runJobs();
    await endDeliveries(server);
    const tables = ['events', 'deliveries', 'large_bodies', 'lanes'];
    const seen: number[][] = [];

    // A partition of messages has a sixth of their time, in whole days. Large configs wait as long.
    for (const days of [0, 8, 2.1, 2]) {
      server.advanceClock(days * 24 * HOUR_MS);
      await forgetThePast(server.context());
      seen.push(await Promise.all(tables.map((table) => count(server.context(), table))));
    }

    expect(seen[0]).toEqual([1, 1, 1, expect.any(Number)]);
    expect(seen[0]?.[3]).toBeGreaterThan(0);
    expect(seen[1]).toEqual([1, 1, 1, 0]);
    expect(seen[2]).toEqual([1, 1, 1, 0]);
    expect(seen[3]).toEqual([0, 0, 0, 0]);
  });

  // @holds S266
  it('deletes operations that have ended with their logs, and keeps what goes on or is read again', async () => {
    const server = await startTestServer({ env: { DOWEL_OPERATION_RETENTION_DAYS: '10' } });
    const integration = await server.given.integration();
    await server.given.connection();
    const { id: installationId, config } = await server.given.installation(integration);
    const { db, project } = server.context();
    const whose = { integrationId: integration.id, installationId, configId: config.id };
    const start = (objectName: string, readType: 'backfill' | 'triggered') =>
      server.context().transaction((tx) => startRun(tx, { ...whose, objectName, readType }));
    const end = (some: string[]) =>
      server.context().transaction(async (tx) => {
        await change(tx, some, { status: 'failure', result: 'Failed.' });
        const ended = { endTime: server.now(), dueTime: null };
        await tx.db
          .update(readRuns)
          .set(ended)
          .where(inProject(tx, readRuns, inArray(readRuns.id, some)));
      });
    const ids = { failed: '', retried: '', ended: '', open: '', late: '' };
    ids.failed = await start('contacts', 'backfill');
    ids.retried = await start('contacts', 'backfill');
    ids.ended = await start('contacts', 'triggered');
    ids.open = await start('deals', 'triggered');
    ids.late = await start('deals', 'triggered');
    await end([ids.failed, ids.retried, ids.ended]);
    const kept = async () => {
      const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
      const runs = await db
        .select({ id: readRuns.id })
        .from(readRuns)
        .where(eq(readRuns.projectId, project.id));
      const logged = await db
        .selectDistinct({ id: operationLogs.operationId })
        .from(operationLogs)
        .where(eq(operationLogs.projectId, project.id));
      const some = await db.select().from(operations).where(eq(operations.projectId, project.id));
      return [runs, logged, some].map((rows) => rows.flatMap(({ id }) => names.get(id) ?? []).sort());
    };
    const all = Object.keys(ids).sort();

    server.advanceClock(9.9 * DAY_MS);
    await forgetThePast(server.context());
    const before = await kept();
    await end([ids.late]);
    // Operations wait for the partition of their logs, which has a day.
    server.advanceClock(1.2 * DAY_MS);
    await forgetThePast(server.context());

    expect(before).toEqual([all, all, all]);
    expect(await kept()).toEqual([
      ['late', 'open', 'retried'],
      ['late', 'open'],
      ['late', 'open'],
    ]);
  });

  it('keeps what nobody was told of yet, however long no worker has run', async () => {
    const server = await startSubscribing();
    await listenTo(server, ['installation.created']);
    await server.install();
    await server.createContact({ last_name: 'Lovelace' });
    await server.gate.knocked(1);
    const isWaiting = and(eq(events.projectId, server.project.id), isNull(events.routedTime));
    const waiting = () => server.dependencies.db.$count(events, isWaiting);
    const before = await waiting();

    server.advanceClock(60 * DAY_MS);
    await forgetThePast(server.context());

    expect(before).toBeGreaterThan(0);
    expect(await waiting()).toBe(before);
    expect((await server.rows()).map(({ dueTime }) => dueTime)).toEqual([expect.any(Date)]);
  });

  it('goes on with the other tables when the rows of one cannot be deleted', async () => {
    const { context, advanceClock, counts, dependencies, logged } = await startWithRows();
    const { db } = dependencies;
    await db.execute(sql`create rule refusing as on delete to idempotency_keys do instead select 1 / 0`);
    advanceClock(25 * HOUR_MS);

    await forgetThePast(context());
    await db.execute(sql`drop rule refusing on idempotency_keys`);

    expect(await counts()).toEqual([1, 0, 0]);
    expect(logged.join('')).toContain('could not be done: delete old rows of idempotency_keys');
  });

  it('deletes more than it does at a time', async () => {
    const { context, advanceClock, counts } = await startWithRows();
    const { db, now, project } = context();
    const row = { projectId: project.id, actor: 'many', fingerprint: 'f', createTime: now() };
    const rows = Array.from({ length: 1_200 }, () => ({ ...row, key: v7(), attemptId: v7() }));
    await db.insert(idempotencyKeys).values(rows);
    advanceClock(25 * HOUR_MS);

    await forgetThePast(context());

    expect(await counts()).toEqual([0, 0, 0]);
  });
});
