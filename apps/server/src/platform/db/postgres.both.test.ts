import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseUrl } from '../../../test/prepare-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { rowsOf } from '../../../test/stored-rows.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { readRuns } from './tables.ts';
import { inTransaction, sendAlong } from './transaction.ts';

const from = inject('testDatabase');

/**
 * A proxy to PostgreSQL. It cuts a connection as soon as a transaction begins, as many times as the test asks, and keeps
 * what arrives together.
 */
async function breakingWay(target: URL): Promise<{ url: string; arrived: string[]; cutNext(): void }> {
  let cuts = 0;
  const arrived: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    upstream.on('data', (data) => client.write(data));
    client.on('data', (data) => {
      arrived.push(data.toString('latin1'));
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
  url.search = '';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, arrived, cutNext: () => (cuts += 1) };
}

describe.runIf(from.kind === 'postgres')('a statement that PostgreSQL refuses', () => {
  it('does not cost a new connection', async () => {
    if (from.kind !== 'postgres') return;
    const url = databaseUrl(from.adminUrl, from.template);
    const { db, close } = openPostgres(url, { poolSize: 1, onIdleError: () => undefined });
    const session = () => rowsOf(db, sql`select pg_backend_pid() as pid`);
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

  it.skipIf(from.kind === 'postgres' && from.isPooled)('is ended by no limit of time', async () => {
    if (from.kind !== 'postgres') return;
    const url = new URL(databaseUrl(from.adminUrl, from.template));
    url.searchParams.set('options', '-c transaction_timeout=500');
    const { alone, close } = openPostgres(url.href, { onIdleError: () => undefined });
    onTestFinished(close);

    // Releases before 17 do not know the limit.
    await alone(() => wait(700)).catch((error) => expect(error).toMatchObject({ code: '42704' }));
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

/** They keep a table of their own in their session. */
describe.runIf(from.kind === 'postgres' && !from.isPooled)('a statement that is sent along', () => {
  async function startWithTable() {
    if (from.kind !== 'postgres')
      throw new Error('Only PostgreSQL takes statements before it has answered others.');
    const way = await breakingWay(new URL(databaseUrl(from.adminUrl, from.template)));
    const opened = openPostgres(way.url, { poolSize: 1, onIdleError: () => undefined });
    onTestFinished(opened.close);
    // It ends with the only connection of the pool.
    await opened.db.execute(sql`create temporary table sent (n integer primary key)`);
    const insert = (tx: Database, n: number) => tx.execute(sql`insert into sent values (${n})`);
    const stored = async () => {
      const answer = (await opened.db.execute(sql`select n from sent order by n`)) as {
        rows: { n: number }[];
      };
      return answer.rows.map(({ n }) => n);
    };
    return { ...opened, arrived: way.arrived, insert, stored };
  }

  it('is written to the network together with the commit, and begin with the first statement', async () => {
    const { db, arrived, insert, stored } = await startWithTable();
    arrived.length = 0;

    await inTransaction(db, async (tx) => {
      await insert(tx, 1);
      await sendAlong(insert(tx, 2));
      await sendAlong(insert(tx, 3));
    });

    expect(arrived.map((sent) => sent.match(/begin|insert|commit/g))).toEqual([
      ['begin', 'insert'],
      ['insert', 'insert', 'commit'],
    ]);
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it('takes back its transaction when it fails, which throws its error', async () => {
    const { db, insert, stored } = await startWithTable();
    await insert(db, 1);

    const failed = inTransaction(db, async (tx) => {
      await insert(tx, 2);
      await sendAlong(insert(tx, 1));
    });

    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([1]);
  });

  it('throws its own error, and not that of a statement behind it', async () => {
    const { db, insert, stored } = await startWithTable();
    await insert(db, 1);

    const failed = inTransaction(db, async (tx) => {
      await sendAlong(insert(tx, 1));
      await insert(tx, 2);
    });

    await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored()).toEqual([1]);
  });
});

// The zone is that of whoever set up the database, unless they chose one.
it.each([
  ['Europe/Berlin', '1000-01-01T00:00:00.000Z'],
  ['America/New_York', '1000-01-01T00:00:00.000Z'],
  ['Pacific/Chatham', '9999-12-31T23:59:59.999Z'],
  ['Asia/Kathmandu', '2026-11-29T10:15:00.123Z'],
])('gives back a time as it was stored, in a session of %s: %s', async (zone, time) => {
  const { dependencies } = await startTestServer();

  const [row] = await dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('timezone', ${zone}, true)`);
    return tx
      .select({
        time: sql`${sql.param(new Date(time), readRuns.fromTime)}::timestamptz`.mapWith(readRuns.fromTime),
      })
      .from(sql`(values (1)) one`);
  });

  expect(row?.time.toISOString()).toBe(time);
});
