import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { DatabaseConnection } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database from the settings and brings its tables up to date. */
export async function openDatabase(env: Env, dataDir: string, log: Logger): Promise<DatabaseConnection> {
  const connection =
    env.databaseUrl === undefined
      ? await openEmbedded(dataDir)
      : openPostgres(env.databaseUrl, {
          poolSize: env.databasePoolSize,
          onIdleError: (err) => log.warn({ err }, 'an idle database connection was lost'),
        });
  try {
    await connection.migrate();
    return connection;
  } catch (cause) {
    await connection.close();
    throw new Error(migrationFailure(cause, connection.kind === 'pglite' ? dataDir : undefined), { cause });
  }
}

/** PGlite is loaded only when the embedded database is used. */
async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const { openPgliteFolder } = await import('./pglite.ts');
  return openPgliteFolder(dataDir);
}

function migrationFailure(cause: unknown, dataDir: string | undefined): string {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  const remedy =
    dataDir === undefined
      ? 'Check that the database user may create tables, and that the server is not older than the database.'
      : `If the data is only for development, delete ${dataDir} and start again; else start the version that wrote it.`;
  return `The tables of the database could not be brought up to date (${reason}), so the server did not start and changed nothing. ${remedy}`;
}
