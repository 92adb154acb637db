import { randomBytes } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Dependencies } from '../src/context.ts';
import type { DatabaseConnection } from '../src/platform/db/database.ts';
import { inOrder } from '../src/platform/db/distribute.ts';
import * as tables from '../src/platform/db/tables.ts';
import { createSecrets } from '../src/platform/secrets/secrets.ts';
import { isCitus } from './citus.ts';
import { openTestDatabase } from './open-test-database.ts';
import { rowsOf } from './stored-rows.ts';

/** A table of this size is walked over in no time. */
const LARGE_BYTES = 256 * 1024;

/** One key per worker process, because there is one database per worker process. */
const randomKey = randomBytes(32);

/**
 * One database per worker process, because each PGlite takes a second and 460 MB. The test files of a worker share
 * their modules (`isolate: false`). Each test has its own project, so tests do not disturb each other. PGlite ends with
 * its process. On PostgreSQL, the databases are deleted at the end of the run (`prepareDatabase`).
 */
let shared: Promise<DatabaseConnection> | undefined;

export async function sharedDatabase(): Promise<Pick<Dependencies, 'db' | 'secrets'>> {
  shared ??= openTestDatabase(inject('testDatabase'));
  const key = { currentId: 'test', keys: new Map([['test', randomKey]]) };
  return { db: (await shared).db, secrets: createSecrets(key) };
}

/**
 * Empties the database of this worker for its next file. What a file leaves would be due in all later ones, and `runJobs`
 * looks through all that is due.
 */
export async function emptySharedDatabase(): Promise<void> {
  if (!shared) return;
  const { db, kind } = await shared;
  const written = await writtenTables(db);
  if (written.length === 0) return;
  // The nodes of a cluster do not hear that this is a replica. There, all goes with its project.
  const deletes = ['projects', ...written].map((name) => `delete from ${name};`);
  // As a replica, PostgreSQL does not follow foreign keys, which takes longer than the rest.
  const asReplica = `set local session_replication_role = replica; ${inOrder}`;
  await db.execute(sql.raw(`do $$ begin ${asReplica} ${deletes.join(' ')} end $$`));
  if (kind !== 'postgres') return;
  // Nobody else removes the dead rows, which every later statement would walk over. After a vacuum, PostgreSQL plans the
  // statements about a table again, which takes longer than to walk over few rows.
  const large = await writtenTables(db, LARGE_BYTES);
  if (large.length > 0) await db.execute(sql.raw(`vacuum (parallel 0) ${large.join(', ')}`));
  await db.execute(sql.raw(forgetStatistics));
}

/** The tables and partitions that have rows, if only dead ones. A cluster does not tell it: its rows are on other nodes. */
export async function writtenTables(db: Dependencies['db'], moreThanBytes = 0): Promise<string[]> {
  if (isCitus) return Object.values(tables).map((table) => getTableName(table));
  const written = sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and pg_relation_size(oid) > ${moreThanBytes}`;
  return (await rowsOf(db, written)).map(({ name }) => String(name));
}

/**
 * Makes PostgreSQL know as little of the tables as in a new database. It would take them for empty while the next file fills
 * them, since nothing analyzes them, and join each row of a table with each of five others.
 */
const forgetStatistics = `do $$ begin
  delete from pg_statistic using pg_class where pg_class.oid = starelid and relnamespace = 'public'::regnamespace;
  update pg_class set reltuples = -1, relpages = 0 where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'i') and (reltuples, relpages) <> (-1, 0);
end $$`;
