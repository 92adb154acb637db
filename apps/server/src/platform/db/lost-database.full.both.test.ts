import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openBeside } from '../../../test/beside.ts';
import { startDatabaseRelay } from '../../../test/database-relay.ts';
import { databaseUrl } from '../../../test/prepare-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createApp } from '../../api/app.ts';
import type { DatabaseConnection } from './database.ts';
import { fromPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const from = inject('testDatabase');

/**
 * The server's app on another database connection. Returns a function that sends requests with the server's API key.
 */
function over(server: TestServer, { db }: Pick<DatabaseConnection, 'db'>) {
  const app = createApp({ ...server.dependencies, db });
  return async (method: string, path: string, body?: unknown) => {
    const response = await app.request(path, {
      method,
      headers: { 'x-api-key': server.apiKey },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
}

function expectNotReady(answer: { status: number; headers: Headers; body: unknown }) {
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'not_ready', status: 503, retryable: true, remedy: expect.any(String) },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(answer.body)).not.toMatch(/select|insert|127\.0\.0\.1|ECONN|pool/i);
}

describe('asking while there is no database', () => {
  it.runIf(from.kind === 'pglite')('is answered with 503 when the embedded database was closed', async () => {
    const server = await startTestServer();
    const client = await PGlite.create();
    const request = over(server, fromPglite(client));
    await client.close();

    expectNotReady(await request('GET', '/v1/projects'));
    expectNotReady(await request('GET', '/health/ready'));
  });

  // @holds M5
  it('is answered with 503 when PostgreSQL cannot be reached', async () => {
    const server = await startTestServer();
    const lost = openPostgres('postgres://postgres@127.0.0.1:1/nowhere', { onIdleError: () => undefined });
    const request = over(server, lost);

    expectNotReady(await request('GET', '/v1/projects'));
    expectNotReady(await request('GET', `/v1/projects/${server.project.id}/integrations`));
    const upload = await request('PUT', '/uploads/bucket/project/file?token=x');
    expectNotReady(upload);
    await lost.close();
  });
});

/** A pooler has its own connections to PostgreSQL, and its own users. Cutting ours cuts nobody's work. */
const isDirect = from.kind === 'postgres' && !from.isPooled;

describe.runIf(isDirect)('asking while PostgreSQL is in trouble', () => {
  const adminUrl = from.kind === 'postgres' ? from.adminUrl : '';
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const connection of opened.splice(0).reverse()) await connection.close().catch(() => undefined);
  });

  /** A server, its app with a connection pool of its own, and separate connections for the test. */
  async function start({
    isReadOnly = false,
    ...options
  }: {
    isReadOnly?: boolean;
    poolSize?: number;
    waitMs?: number;
    lockWaitMs?: number;
  } = {}) {
    const server = await startTestServer();
    const { url, beside, watcher, untilWaiting } = await openBeside(server.dependencies.db);
    const address = new URL(url);
    if (isReadOnly) address.searchParams.set('options', '-c default_transaction_read_only=on');
    const pool = openPostgres(address.href, { ...options, onIdleError: () => undefined });
    opened.push(pool, { close: () => beside.end() }, { close: () => watcher.end() });
    const projectPath = `/v1/projects/${server.project.id}`;
    const freeProject = () => beside.query('rollback').catch(() => undefined);
    /** Holds the lock that deploys of the project wait for, until the project is freed or the test ends. */
    const holdProject = async () => {
      await beside.query('begin');
      await beside.query('select id from projects where id = $1 for update', [server.project.id]);
      onTestFinished(async () => void (await freeProject()));
    };
    const endOthers = (condition: string) =>
      watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'beside' and ${condition}`,
      );
    return {
      ...server,
      projectPath,
      pool,
      holdProject,
      freeProject,
      untilWaiting,
      endOthers,
      request: over(server, pool),
    };
  }

  it('goes on after the database was restarted between two requests', async () => {
    const { request, endOthers } = await start();
    await request('GET', '/v1/projects');

    await endOthers(`state = 'idle'`);

    // The first request may still get a connection that has not noticed that it was cut.
    await expect.poll(async () => (await request('GET', '/v1/projects')).status).toBe(200);
  });

  it('is answered with 503 when the connection is cut in the midst of a transaction', async () => {
    const { request, projectPath, given, holdProject, untilWaiting, endOthers } = await start();
    await holdProject();

    const deploying = request('PUT', `${projectPath}/integrations:batch`, { manifest: given.manifest() });
    await untilWaiting();
    await endOthers(`wait_event_type = 'Lock'`);

    expectNotReady(await deploying);
    expect((await request('GET', '/v1/projects')).status).toBe(200);
  });

  it('is answered with 503 when the connections have died and nothing said so, and goes on with new ones', async () => {
    const server = await startTestServer();
    const relay = await startDatabaseRelay(server.dependencies);
    const pool = openPostgres(relay.url, { poolSize: 2, answerWaitMs: 500, onIdleError: () => undefined });
    opened.push(pool);
    const request = over(server, pool);
    const ask = () => request('GET', '/v1/projects');
    await Promise.all([ask(), ask()]);

    relay.die();

    for (const answer of await Promise.all([ask(), ask()])) expectNotReady(answer);
    expect((await ask()).status).toBe(200);
    // Only replicas that start together may wait longer for each other.
    await Promise.all([pool.alone(() => wait(700)), pool.alone(async () => undefined)]);
  });

  it('survives a connection that is cut between two statements of a transaction', async () => {
    const { pool, endOthers, request } = await start({ poolSize: 2 });
    const work = pool.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endOthers(`state = 'idle in transaction'`);
      // The connection is cut while no statement runs, so no caller gets the error.
      await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 100)));
      await tx.execute(sql`select 1`);
    });

    await expect(work).rejects.toThrow();
    expect((await request('GET', '/v1/projects')).status).toBe(200);
  });

  it('gives a lock up after a while, and says when to come again', async () => {
    const { request, projectPath, given, holdProject } = await start({ lockWaitMs: 100 });
    await holdProject();

    expectNotReady(await request('PUT', `${projectPath}/integrations:batch`, { manifest: given.manifest() }));
    expectNotReady(
      await request('PATCH', projectPath, { updateMask: ['appName'], project: { appName: 'Other' } }),
    );
  });

  // @holds T4
  it('leaves connections to others while many wait for a lock of one project', async () => {
    const { request, projectPath, given, holdProject, untilWaiting, freeProject, dependencies, pool } =
      await start({
        poolSize: 4,
        // Nobody gives up by itself, so the neighbour cannot get a connection that way.
        lockWaitMs: 120_000,
        waitMs: 20_000,
      });
    const other = await given.project();
    const otherKey = await given.apiKey({ project: other });
    const neighbour = createApp({ ...dependencies, db: pool.db });
    await holdProject();
    const deploys = Array.from({ length: 12 }, (_, index) =>
      request('PUT', `${projectPath}/integrations:batch`, {
        manifest: given.manifest({ name: `crm-${index}` }),
      }),
    );
    const removals = Array.from({ length: 12 }, () =>
      request('DELETE', `${projectPath}/integrations/crm-sync-key`),
    );
    await untilWaiting();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        neighbour.request('/v1/projects', { headers: { 'x-api-key': otherKey } }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const waiting = Promise.all([...deploys, ...removals]);
    await freeProject();
    const statuses = (await waiting).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
  });

  it('is answered with 503 when every connection is taken', async () => {
    const { request, pool } = await start({ poolSize: 1, waitMs: 100 });
    let free = () => {};
    const taken = pool.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await new Promise<void>((resolve) => {
        free = resolve;
      });
    });

    expectNotReady(await request('GET', '/v1/projects'));

    free();
    await taken;
    expect((await request('GET', '/v1/projects')).status).toBe(200);
  });

  it('is not ready on a connection that takes no writes, and gives it up', async () => {
    const { request, pool } = await start({ isReadOnly: true });

    expectNotReady(await request('GET', '/health/ready'));
    expect(pool.poolUse?.()).toMatchObject({ busy: 0, idle: 0 });
  });

  it('is answered with 503 when the database takes no more connections', async () => {
    const server = await startTestServer();
    const pool = openPostgres(await fullDatabase(adminUrl), { onIdleError: () => undefined });
    opened.push(pool);

    expectNotReady(await over(server, pool)('GET', '/v1/projects'));
  });
});

/** A database that accepts no more connections. */
async function fullDatabase(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const name = `dowel_limited_${process.pid}`;
  await admin.query(`create database ${name}`);
  await admin.query(`create role ${name} login connection limit 0`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
  const url = new URL(databaseUrl(adminUrl, name));
  url.username = name;
  return url.href;
}
