import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createContext } from '../apps/server/src/context.ts';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { forgetThePast } from '../apps/server/src/features/retention/service.ts';
import { administer, ignoreShutdown } from '../apps/server/test/prepare-database.ts';
import type { World } from './world.ts';

/** A database of the release before partitions. */
const dump = new URL('../apps/server/test/releases/dumps/0014.sql', import.meta.url);
const LINES = 1_000_000;

/** What a replica of the release before noticed, which went on writing lines all the time. */
export interface UpgradeFigures {
  readonly lines: number;
  readonly migrationSeconds: number;
  /** From the beginning of the first cleaning until all partitions were there. */
  readonly cleaningSeconds: number;
  readonly written: number;
  readonly refused: number;
  readonly longestWaitMs: number;
}

/** Upgrades a database with a million lines, while somebody writes lines with the statement of the release before. */
export async function measureUpgrade({ databaseUrl, dependencies }: World): Promise<UpgradeFigures> {
  const url = new URL(databaseUrl);
  url.pathname = '/released';
  await administer(databaseUrl, (client) => client.query('create database released'));
  await administer(url.href, async (client) => {
    await client.query(readFileSync(dump, 'utf8'));
    await client.query(
      `insert into public.operation_logs (id, project_id, operation_id, severity, message, timestamp)
       select uuidv7(interval '-9 days'), p.id, uuidv7(interval '-9 days'), 'INFO', jsonb_build_object('msg', repeat(md5(n::text), 8)), now()
       from (select id from public.projects limit 1) p, generate_series(1, ${LINES}) n`,
    );
  });
  const database = openPostgres(url.href, { onIdleError: ignoreShutdown });
  const done = new AbortController();
  const writing = write(url.href, done.signal);
  await wait(1_000);
  const migrationSeconds = await timed(() => database.migrate());
  const context = createContext({ ...dependencies, db: database.db }, 'bench');
  const cleaningSeconds = await timed(() => forgetThePast(context));
  await wait(1_000);
  done.abort();
  const written = await writing;
  const [row] = await database.db
    .select({ parts: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`pg_inherits where inhparent = 'operation_logs'::regclass`);
  await database.close();
  if ((row?.parts ?? 0) < 4) throw new Error('The cleaning made no partitions.');
  return { lines: LINES, migrationSeconds, cleaningSeconds, ...written };
}

async function write(url: string, signal: AbortSignal) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const figures = { written: 0, refused: 0, longestWaitMs: 0 };
  while (!signal.aborted) {
    const startMs = performance.now();
    const insertion = client.query(
      `insert into "operation_logs" ("id", "project_id", "operation_id", "severity", "message", "timestamp")
       select uuidv7(), id, uuidv7(), 'INFO', '{"msg":"Read."}', now() from projects limit 1`,
    );
    await insertion.then(
      () => (figures.written += 1),
      () => (figures.refused += 1),
    );
    figures.longestWaitMs = Math.max(figures.longestWaitMs, Math.round(performance.now() - startMs));
    await wait(1);
  }
  await client.end();
  return figures;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return Math.round((performance.now() - startMs) / 10) / 100;
}
