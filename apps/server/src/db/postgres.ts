import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as tables from './tables.ts';

/** Any number, the same in every replica: replicas that start together migrate and seed one after the other. */
const startLock = 0x646f776c;

/** No statement of ours comes near this. */
const statementMs = 30_000;
/** How long a transaction may do nothing; ours call nobody while they are open. */
const idleMs = 60_000;

/** How patient the connections to PostgreSQL are. */
export interface PoolOptions {
  poolSize?: number;
  /** How long a request waits for a connection. */
  waitMs?: number;
  /** How long a statement waits for a lock. */
  lockWaitMs?: number;
  /** Hears of connections that die while no statement uses them. */
  onIdleError: (error: Error) => void;
}

/** Opens PostgreSQL by its address. */
export function openPostgres(
  url: string,
  { poolSize = 10, waitMs = 5_000, lockWaitMs = 5_000, onIdleError }: PoolOptions,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    lock_timeout: lockWaitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
  });
  // Without a listener the pool would end the process when the database restarts.
  pool.on('error', onIdleError);
  // The pool listens only to connections that nobody uses. One that is cut between two statements of a transaction
  // would end the process, too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const alone = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      // Another replica may migrate for longer than any request may take.
      await client.query(
        'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
      );
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work(client);
    } finally {
      // Ending the session gives the lock back even when the work failed half way.
      client.release(true);
    }
  };
  return {
    kind: 'postgres',
    db: withOwnTransactions(pool),
    migrate: () => alone((client) => migrate(drizzle(client), { migrationsFolder })),
    alone: (work) => alone(work),
    close: () => pool.end(),
  };
}

const options = { schema: tables, casing: 'snake_case' } as const;

/** drizzle never gives a connection back on which a transaction could not begin. Here it is, and is thrown away. */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = drizzle(pool, options);
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let hasBegun = false;
    try {
      return await drizzle(client, options).transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
    } finally {
      client.release(!hasBegun);
    }
  };
  return Object.assign(db, { transaction });
}
