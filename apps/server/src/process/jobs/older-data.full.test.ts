import { type SQL, sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../test/embedded-postgres.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { untilReady } from '../../../test/until-ready.ts';
import { createContext } from '../../context.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { watchOlderData } from './older-data.ts';

/** A primary with a standby that has all until now and gets no more, and who watches them. */
async function startPair() {
  const primary = await startEmbeddedPostgres({ isDurable: true });
  const standby = await primary.startReplica();
  const url = `postgres://postgres@${new URL(primary.url).host},${new URL(standby.url).host}/postgres`;
  const opened = openPostgres(url, { poolSize: 1, waitMs: 2_000, onIdleError: () => undefined });
  const { dependencies, logged } = await startTestServer({ env: { DOWEL_DATABASE_RLS: '0' } });
  const { look, stop } = watchOlderData(createContext({ ...dependencies, db: opened.db }, 'older-data'));
  onTestFinished(async () => {
    stop();
    await opened.close();
    await Promise.all([primary.stop(), standby.stop()]);
  });
  const atStandby = async (statement: SQL) => {
    const second = openPostgres(standby.url, { onIdleError: () => undefined });
    const answer = await second.db.execute(statement);
    await second.close();
    return answer as unknown as { rows: unknown[] };
  };
  const promote = async () => {
    await atStandby(sql`select pg_promote()`);
    await untilReady(standby.url, () => false);
  };
  const untilAllIsThere = async () => {
    const { rows } = (await opened.db.execute(
      sql`select pg_current_wal_flush_lsn()::text as position`,
    )) as unknown as { rows: { position: string }[] };
    const hasAll = sql`select from (select) as nothing where pg_last_wal_receive_lsn() >= ${rows[0]?.position}::pg_lsn`;
    await vi.waitFor(async () => expect((await atStandby(hasAll)).rows).toHaveLength(1), { timeout: 30_000 });
  };
  const said = (words = 'older data') =>
    logged.filter((line) => line.includes(words)).map((line) => JSON.parse(line));
  const write = () => opened.db.execute(sql`create table written as select from generate_series(1, 100000)`);
  return { primary, standby, look, promote, said, write, untilAllIsThere };
}

it('says once that a standby has taken over without what was acknowledged', async () => {
  const { primary, standby, look, promote, said, write } = await startPair();
  await look();
  await standby.kill();
  await write();
  await look();
  await primary.kill();
  await standby.crash();
  await promote();

  await look();
  await look();

  expect(said()).toEqual([
    expect.objectContaining({ level: 50, server: 'that DATABASE_URL leads to', hadUntil: expect.anything() }),
  ]);
});

it('says nothing after a crash, and only that it has taken over of a standby that has everything', async () => {
  const { primary, look, promote, said, write, untilAllIsThere } = await startPair();
  await write();
  await look();
  await primary.crash();
  await look();
  await untilAllIsThere();
  await primary.kill();
  await promote();

  await look();

  expect(said()).toEqual([]);
  expect(said('has taken over')).toEqual([
    expect.objectContaining({ level: 40, server: 'that DATABASE_URL leads to', hadUntil: expect.anything() }),
  ]);
});
