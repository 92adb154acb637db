import { renameSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { DatabaseConnection } from './database.ts';
import { UnknownMigrationsError } from './migrations.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database from the settings and brings its tables up to date. The embedded database of a demo that another
 * version has made is put aside, and the demo begins with an empty one.
 */
export async function openDatabase(env: Env, dataDir: string, log: Logger): Promise<DatabaseConnection> {
  try {
    return await openMigrated(env, dataDir, log);
  } catch (error) {
    const isRefused = error instanceof Error && error.cause instanceof UnknownMigrationsError;
    const isDemo = env.seed === 'demo' && env.mode !== 'production' && env.databaseUrl === undefined;
    if (!isRefused || !isDemo) throw error;
    const { databaseFolder } = await import('./pglite.ts');
    const folder = databaseFolder(dataDir);
    const kept = `${folder}-of-another-version-${new Date().toISOString().replace(/\W/g, '')}`;
    renameSync(folder, kept);
    console.log(
      `The database of the demo was made by another version of Dowel, so this one begins with an empty one. The other is kept in ${kept}.`,
    );
    return openMigrated(env, dataDir, log);
  }
}

async function openMigrated(env: Env, dataDir: string, log: Logger): Promise<DatabaseConnection> {
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
  const what = 'The tables of the database could not be brought up to date';
  const start = 'so the server did not start and changed nothing.';
  if (cause instanceof UnknownMigrationsError) {
    const other =
      dataDir === undefined
        ? 'name another database in DATABASE_URL'
        : `move ${dataDir} away to begin with an empty one`;
    return `${what}: ${cause.message}, ${start} Start the version that ran last on it, or ${other}.`;
  }
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  const remedy =
    dataDir === undefined
      ? 'Check that the database user may create tables, and that the server is not older than the database.'
      : `If the data is only for development, delete ${dataDir} and start again; else start the version that wrote it.`;
  return `${what} (${reason}), ${start} ${remedy}`;
}
