import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseUrl } from '../../../test/prepare-database.ts';
import { openPostgres } from './postgres.ts';

const from = inject('testDatabase');

/** A proxy to PostgreSQL. It cuts a connection as soon as a transaction begins, as many times as the test asks. */
async function breakingWay(target: URL): Promise<{ url: string; cutNext(): void }> {
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    upstream.on('data', (data) => client.write(data));
    client.on('data', (data) => {
      if (cuts > 0 && data.includes('begin')) {
        cuts -= 1;
        end();
      } else {
        upstream.write(data);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, cutNext: () => (cuts += 1) };
}

describe.runIf(from.kind === 'postgres')('a statement that PostgreSQL refuses', () => {
  it('does not cost a new connection', async () => {
    if (from.kind !== 'postgres') return;
    const url = databaseUrl(from.adminUrl, from.template);
    const { db, close } = openPostgres(url, { poolSize: 1, onIdleError: () => undefined });
    const session = () => db.execute(sql`select pg_backend_pid() as pid`).then((answer) => pidOf(answer));
    const before = await session();

    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();

    expect(await session()).toEqual(before);
    await close();
  });
});

describe.runIf(from.kind === 'postgres')('work that one replica does alone', () => {
  it('is locked by a transaction, since a pooler would keep the lock of a session for ever', async () => {
    if (from.kind !== 'postgres') return;
    const { db, alone, close } = openPostgres(databaseUrl(from.adminUrl, from.template), {
      onIdleError: () => undefined,
    });

    const holders = await alone(() =>
      db.execute(
        sql`select a.state from pg_locks l join pg_stat_activity a using (pid)
            where l.locktype = 'advisory' and a.datname = current_database()`,
      ),
    );

    expect(holders).toMatchObject({ rows: [{ state: 'idle in transaction' }] });
    await close();
  });
});

describe.runIf(from.kind === 'postgres')('beginning a transaction on a connection that is cut', () => {
  it('gives the connection back, so that the pool does not run out', async () => {
    if (from.kind !== 'postgres') return;
    const way = await breakingWay(new URL(databaseUrl(from.adminUrl, from.template)));
    const { db, close } = openPostgres(way.url, { poolSize: 1, waitMs: 2_000, onIdleError: () => undefined });
    const one = () => db.transaction((tx) => tx.execute(sql`select 1`));
    await one();

    way.cutNext();
    await expect(one()).rejects.toThrow();

    await expect(one()).resolves.toBeDefined();
    await close();
  });
});

/** The two databases do not share the type of a driver's result. */
function pidOf(answer: unknown): unknown {
  return (answer as { rows: { pid: number }[] }).rows[0]?.pid;
}
