import { PGlite } from '@electric-sql/pglite';
import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from '../../src/db/database.ts';
import * as tables from '../../src/db/tables.ts';

/** The same database as a process sees it that dies before its statement number `lastStatement + 1`. */
export interface DyingDatabase {
  readonly db: Database;
  /** Whether it came so far. */
  isDead(): boolean;
}

/**
 * A second handle on an open database. Each statement is counted before it is sent; the one after the last, and all
 * that follow, are never sent. A transaction that is open then is rolled back, as the database does for a client that
 * is gone.
 */
export function dyingAfter(db: Database, lastStatement: number): DyingDatabase {
  let sent = 0;
  const logger = {
    logQuery(statement: string) {
      // What neither does nor undoes anything; drizzle keeps a connection for good whose "begin" fails.
      if (/^(begin|rollback)/.test(statement)) return;
      sent += 1;
      if (sent > lastStatement) throw new Error('The process is dead: this statement is never sent.');
    },
  };
  const options = { schema: tables, casing: 'snake_case', logger } as const;
  return { db: open(clientOf(db), options), isDead: () => sent > lastStatement };
}

type Options = DrizzleConfig<typeof tables>;

function open(client: PGlite | pg.Pool, options: Options): Database {
  return client instanceof PGlite ? overPglite(client, options) : overPostgres(client, options);
}

/** drizzle keeps the driver's client beside the database it makes. */
function clientOf(db: Database): PGlite | pg.Pool {
  const client = '$client' in db ? db.$client : undefined;
  if (client instanceof PGlite || client instanceof pg.Pool) return client;
  throw new Error('This database has no client of a known driver, so a second handle on it cannot be made.');
}
