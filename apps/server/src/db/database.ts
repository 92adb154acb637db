import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** The database, or a transaction on it; the same statements run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database and what the process does with it. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Brings the tables up to date. Safe to call from many replicas at once. */
  migrate(): Promise<void>;
  /** Runs `work` while no other replica migrates or runs such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
