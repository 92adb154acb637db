import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { DatabaseConnection } from './database.ts';
import { openPgliteFolder } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database the settings name, its tables brought up to date. */
export async function openDatabase(env: Env, dataDir: string, log: Logger): Promise<DatabaseConnection> {
  const connection =
    env.databaseUrl === undefined
      ? await openPgliteFolder(dataDir)
      : openPostgres(env.databaseUrl, {
          onIdleError: (err) => log.warn({ err }, 'an idle database connection was lost'),
        });
  try {
    await connection.migrate();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
