import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** How many tables of projects are divided between the nodes, are on each of them, and are on the first one alone. */
export interface Placed {
  readonly divided: number;
  readonly everywhere: number;
  readonly local: number;
}

/** The database, or a transaction on it. The same statements run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, and the operations of its whole process. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Brings the tables up to date. Many replicas may call it at once. */
  migrate(): Promise<void>;
  /** Runs `work` while no other replica migrates or runs work of this kind. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Divides the tables of projects between the nodes of a cluster. The embedded database has one place. */
  readonly distribute?: () => Promise<Placed>;
  close(): Promise<void>;
  /**
   * Calls `hear` with what any process tells on a channel, over a connection of its own, and with nothing each time that
   * connection is made: what was told before is lost. Behind a pooler that lends connections for single transactions,
   * nothing is ever heard. The embedded database has one process, and no channels.
   */
  readonly listen?: (channel: string, hear: (told?: string) => void) => Listening;
  /** How the connections of this process are used. The embedded database has none. */
  readonly poolUse?: () => PoolUse;
}

/** An open ear. */
export interface Listening {
  /** Connects again. A connection can be dead although it has not ended. */
  renew(): void;
  close(): Promise<void>;
}

/** Connections to PostgreSQL, and how many requests wait for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}
