import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { isCitus } from './citus.ts';
import { databaseUrl } from './prepare-database.ts';
import { rowsOf } from './stored-rows.ts';

const waiting = isCitus
  ? 'select waiting_gpid from citus_lock_waits'
  : `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** The address of a server's database. */
export async function urlOf(db: Pick<Database, 'execute'>): Promise<string> {
  const from = inject('testDatabase');
  const [row] = await rowsOf(db, sql`select current_database() as name`);
  return databaseUrl(from.kind === 'postgres' ? from.adminUrl : '', String(row?.name));
}

/** Two sessions beside those of a server. Inside a transaction, `pg_stat_activity` does not change, so only one works. */
export async function openBeside(db: Pick<Database, 'execute'>) {
  const own = { connectionString: await urlOf(db), application_name: 'beside' };
  const [beside, watcher] = [new pg.Client(own), new pg.Client(own)];
  await Promise.all([beside.connect(), watcher.connect()]);
  return {
    url: own.connectionString,
    beside,
    watcher,
    /** Resolves once a statement waits for a lock, or `count` of them do. */
    async untilWaiting(count = 1) {
      for (;;) {
        const { rowCount } = await watcher.query(waiting);
        if ((rowCount ?? 0) >= count) return;
      }
    },
  };
}
