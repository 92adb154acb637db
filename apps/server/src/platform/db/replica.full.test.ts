import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../../../test/embedded-postgres.ts';
import { sharedDatabase } from '../../../test/shared-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { untilReady } from '../../../test/until-ready.ts';
import { createLog } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { Replica } from './replica.ts';
import { setUpRowSecurity } from './row-security.ts';

const quiet = { onIdleError: () => undefined };

/** A server with a replica, and where its lists are read. */
async function startWithReplica() {
  const primary = await startEmbeddedPostgres({ isDurable: true });
  const copy = await primary.startReplica();
  const database = openPostgres(primary.url, quiet);
  await database.migrate();
  await setUpRowSecurity(database.db);
  const reading = openPostgres(copy.url, { ...quiet, waitMs: 1_000 });
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const replica = new Replica(database.db, reading, { isLimited: true, log });
  const { secrets } = await sharedDatabase();
  const server = await startTestServer({ stored: { db: database.db, secrets, replica } });
  onTestFinished(async () => {
    await Promise.all([replica.close(), database.close()]);
    await Promise.all([copy.stop(), primary.stop()]);
  });
  const isFromReplica = async () => {
    const portOf = async ({ db }: { db: Database }) => {
      const answer = await db.execute(sql`select inet_server_port()::text as port`);
      return (answer as unknown as { rows: { port: string }[] }).rows[0]?.port;
    };
    return (await replica.read(server.context(), portOf)) === new URL(copy.url).port;
  };
  const atCopy = async (statement: string) => void (await reading.db.execute(sql.raw(statement)));
  /** What the operator is told, without the details of errors. */
  const told = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  await expect.poll(() => replica.lagSeconds()).toBe(0);
  return { primary, copy, database, replica, server, isFromReplica, atCopy, told };
}

type World = Awaited<ReturnType<typeof startWithReplica>>;

/** Makes a destination, and asks the log of changes for it. */
async function writeAndList({ server }: World, name: string): Promise<boolean> {
  const metadata = { url: 'https://hooks.acme.example' };
  const made = await server.request('POST', `/v1/projects/${server.project.id}/destinations`, {
    name,
    type: 'webhook',
    metadata,
  });
  const log = await server.request('GET', `/v1/projects/${server.project.id}/audit-log`);
  expect([made.status, log.status]).toEqual([201, 200]);
  return JSON.stringify(log.body).includes(made.body.id);
}

it('answers each list from the replica, with all that was acknowledged before', async () => {
  const world = await startWithReplica();
  const { server, isFromReplica, told } = world;
  const seen: boolean[] = [];
  for (let number = 0; number < 20; number += 1) seen.push(await writeAndList(world, `hooks-${number}`));
  const integration = await server.given.integration();
  const { groupRef } = await server.given.connection().then(() => ({ groupRef: 'acme' }));
  const installation = await server.given.installation(integration);

  const ofProject = `/v1/projects/${server.project.id}`;
  const ofInstallation = `${ofProject}/integrations/${integration.id}/installations/${installation.id}`;
  const answers = await Promise.all(
    [
      `${ofProject}/integrations/${integration.id}/installations`,
      `${ofProject}/installations`,
      `${ofInstallation}/operations`,
      `${ofInstallation}/activity`,
      `${ofProject}/operations`,
      `${ofProject}/connections?groupRef=${groupRef}`,
      `${ofProject}/deliveries`,
      `${ofProject}/issues`,
      `${ofProject}/groups`,
      `${ofProject}/stats`,
      `${ofProject}/stats:export`,
      `${ofProject}/audit-log`,
    ].map((path) => server.request('GET', path)),
  );

  expect(answers.map(({ status, body }) => [status, body?.code])).toEqual(
    answers.map(() => [200, undefined]),
  );
  expect(answers[0]?.body).toMatchObject([{ id: installation.id }]);
  expect(seen).not.toContain(false);
  await expect.poll(isFromReplica).toBe(true);
  // A list that writes would be refused there. On a busy machine the replica may be late.
  expect(told().filter((line) => line.includes('does not answer'))).toEqual([]);
});

it('asks the primary while the replica is behind, and says so once', async () => {
  const world = await startWithReplica();
  const { replica, isFromReplica, atCopy, told } = world;
  expect(await isFromReplica()).toBe(true);

  await atCopy('select pg_wal_replay_pause()');
  const seen = [await writeAndList(world, 'hooks-1'), await writeAndList(world, 'hooks-2')];
  const meanwhile = await isFromReplica();
  const lag = await replica.lagSeconds();
  await atCopy('select pg_wal_replay_resume()');

  expect(seen).toEqual([true, true]);
  expect(meanwhile).toBe(false);
  expect(lag).toBeGreaterThan(0);
  await expect.poll(isFromReplica).toBe(true);
  expect(told()).toEqual([
    expect.stringMatching(/^The replica of DATABASE_READ_URL is not used, because it is \d+ s behind\. /),
    'Lists, logs and statistics are read from the replica again.',
  ]);
});

it('asks the primary while the replica is gone', async () => {
  const world = await startWithReplica();
  const { copy, replica, isFromReplica, told } = world;
  expect(await isFromReplica()).toBe(true);
  const crashed = copy.crash();

  expect(await writeAndList(world, 'hooks-1')).toBe(true);
  await crashed;

  await expect.poll(isFromReplica).toBe(true);
  expect(await writeAndList(world, 'hooks-2')).toBe(true);
  expect(told().length).toBeLessThanOrEqual(2);
  await copy.stop();
  expect(await writeAndList(world, 'hooks-3')).toBe(true);
  expect(await replica.lagSeconds()).toBeUndefined();
});

it('reads no server that was promoted, whatever it has', async () => {
  const world = await startWithReplica();
  const { copy, isFromReplica, atCopy, told } = world;
  expect(await isFromReplica()).toBe(true);

  await atCopy('select pg_promote()');
  await untilReady(copy.url, () => false);
  await atCopy('create table another as select generate_series(1, 100000)');

  expect(await writeAndList(world, 'hooks-1')).toBe(true);
  expect(await isFromReplica()).toBe(false);
  expect(told()).toEqual([expect.stringContaining('because it does not follow the primary')]);
});
