import { PGlite } from '@electric-sql/pglite';
import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from '../src/platform/db/database.ts';

/** A statement as it is sent, with the values of `$1`, `$2` and so on in order. */
export interface SentStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * A second handle on an open database. It calls `tell` before it sends each statement. If `tell` throws, the statement
 * is not sent.
 */
export function watched(db: Database, tell: (statement: SentStatement) => void): Database {
  const logger = { logQuery: (sql: string, values: unknown[]) => tell({ sql, values }) };
  return open(clientOf(db), { casing: 'snake_case', logger });
}

function open(client: PGlite | pg.Pool, options: DrizzleConfig): Database {
  return client instanceof PGlite ? overPglite(client, options) : overPostgres(client, options);
}

/** The driver's client of a database. drizzle keeps it in `$client`. */
function clientOf(db: Database): PGlite | pg.Pool {
  const client = '$client' in db ? db.$client : undefined;
  if (client instanceof PGlite || client instanceof pg.Pool) return client;
  throw new Error('This database has no client of a known driver, so a second handle on it cannot be made.');
}
