import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseConnection } from './database.ts';
import { migrationsFolder } from './pglite.ts';
import * as tables from './tables.ts';

/** Any number, the same in every replica: replicas that start together migrate and seed one after the other. */
const startLock = 0x646f776c;

/** Opens PostgreSQL by its address. `onIdleError` hears of connections that die while nobody uses them. */
export function openPostgres(
  url: string,
  { poolSize = 10, onIdleError }: { poolSize?: number; onIdleError: (error: Error) => void },
): DatabaseConnection {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // Without a listener the pool would end the process when the database restarts.
  pool.on('error', onIdleError);
  const alone = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work(client);
    } finally {
      // Ending the session gives the lock back even when the work failed half way.
      client.release(true);
    }
  };
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    migrate: () => alone((client) => migrate(drizzle(client), { migrationsFolder })),
    alone: (work) => alone(work),
    close: () => pool.end(),
  };
}
