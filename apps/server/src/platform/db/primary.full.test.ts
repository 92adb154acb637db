import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../../../test/embedded-postgres.ts';
import { untilReady } from '../../../test/until-ready.ts';
import { serversOf } from '../env/database-servers.ts';
import { databaseFailure } from './database-failure.ts';
import { openPostgres } from './postgres.ts';

const hostOf = (url: string) => new URL(url).host;

/** Two servers, of which the first stands by, and a pool that knows both. */
async function startPair() {
  const standby = await startEmbeddedPostgres({ isStandby: true });
  const primary = await startEmbeddedPostgres();
  const url = `postgres://postgres@${hostOf(standby.url)},${hostOf(primary.url)}/postgres`;
  const opened = openPostgres(url, { poolSize: 3, waitMs: 2_000, onIdleError: () => undefined });
  onTestFinished(async () => {
    await opened.close();
    await Promise.all([standby.stop(), primary.stop()]);
  });
  const port = async () => {
    const answer = await opened.db.execute(sql`select inet_server_port() as port`);
    return String((answer as { rows: { port: number }[] }).rows[0]?.port);
  };
  const write = () => opened.db.execute(sql`create table if not exists seen ()`);
  return { standby, primary, opened, port, write };
}

it('writes to the server that takes writes, and to the other one once that is promoted', async () => {
  const { standby, primary, opened, port, write } = await startPair();
  const atOnce = await Promise.all([port(), port(), port(), port()]);
  await write();

  await primary.stop();
  const meanwhile = await write().catch((error: unknown) => error);
  const inTransaction = await opened.db.transaction(async () => undefined).catch((error: unknown) => error);
  const second = openPostgres(standby.url, { onIdleError: () => undefined });
  const refused = await second.db.execute(sql`create table never ()`).catch((error: unknown) => error);
  await second.db.execute(sql`select pg_promote()`);
  await second.close();
  await untilReady(standby.url, () => false);
  await write();

  expect(new Set(atOnce)).toEqual(new Set([new URL(primary.url).port]));
  expect(databaseFailure(meanwhile)).toBe('lost');
  expect(inTransaction).toBeInstanceOf(Error);
  expect(databaseFailure(refused)).toBe('lost');
  expect(await port()).toBe(new URL(standby.url).port);
});

it('goes back to no server that took writes before another one was promoted', async () => {
  const { standby, primary, port, write } = await startPair();
  await write();
  const back = primary.crash(1_000);
  const second = openPostgres(standby.url, { onIdleError: () => undefined });
  await second.db.execute(sql`select pg_promote()`);
  await second.close();
  await untilReady(standby.url, () => false);
  await write();
  // Both take writes now: nobody has told the old primary that it was replaced.
  await back;

  await standby.kill();
  const refused: unknown[] = [];
  for (let time = 0; time < 3; time += 1) refused.push(await write().catch((error: unknown) => error));
  await standby.crash();

  expect(refused.map(databaseFailure)).toEqual(['lost', 'lost', 'lost']);
  expect(String(refused.map((error) => (error as Error).cause))).toContain('before another one took over');
  expect(await port()).toBe(new URL(standby.url).port);
});

it('hears calls of other processes at the server that takes writes', async () => {
  const { standby, primary, opened, write } = await startPair();
  const heard: (string | undefined)[] = [];
  await write();
  const listening = opened.listen?.('calls', (told) => heard.push(told));
  onTestFinished(() => listening?.close());
  await expect.poll(() => heard.length).toBe(1);

  await primary.stop();
  const second = openPostgres(standby.url, { onIdleError: () => undefined });
  await second.db.execute(sql`select pg_promote()`);
  await write();
  await expect.poll(() => heard.length).toBe(2);
  await second.db.execute(sql`select pg_notify('calls', 'again')`);
  await second.close();

  await expect.poll(() => heard.at(-1)).toBe('again');
});

it('reads an address with several servers', () => {
  expect(serversOf('postgresql://ada:p%2C@a:1,b,[::1]:2/dowel?sslmode=require')).toEqual([
    'postgresql://ada:p%2C@a:1/dowel?sslmode=require',
    'postgresql://ada:p%2C@b/dowel?sslmode=require',
    'postgresql://ada:p%2C@[::1]:2/dowel?sslmode=require',
  ]);
  expect(serversOf('postgres://localhost/dowel')).toEqual(['postgres://localhost/dowel']);
});
