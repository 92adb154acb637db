import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { parseExactly } from '../exact-json.ts';
import { startHeartbeat } from '../heartbeat.ts';
import type { DatabaseConnection } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { assertKnownMigrations, migrationsFolder } from './migrations.ts';

/**
 * PGlite has no autovacuum. Without statistics PostgreSQL expects few rows everywhere: then a list of issues took more than
 * 40 seconds with 290 installations, in which nobody else was answered.
 */
const ANALYZED_MS = 60_000;

/**
 * Opens the embedded database in a folder, and creates the folder if necessary. PGlite itself would let a second
 * process open the folder and damage it, so we hold a lock until `close`.
 * @throws {FolderLockedError} another process uses the folder.
 */
export async function openPgliteFolder(dataDir: string): Promise<DatabaseConnection> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    mkdirSync(dirname(folder), { recursive: true });
    const client = await PGlite.create(folder);
    const connection = fromPglite(client);
    const heart = startHeartbeat(ANALYZED_MS, () => client.exec('analyze'));
    return {
      ...connection,
      async close() {
        await heart.stop();
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Where the embedded database is in the folder of the server's data. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite');

/** Wraps an open PGlite, for example one in memory. `close` closes it. */
export function fromPglite(client: PGlite): DatabaseConnection {
  // As on PostgreSQL: see postgres.ts.
  client.parsers[types.JSONB] = parseExactly;
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    kind: 'pglite',
    db,
    async migrate() {
      await assertKnownMigrations(db);
      await migrate(db, { migrationsFolder });
    },
    // Only this process uses the folder, so there are no replicas.
    alone: (work) => work(),
    close: () => client.close(),
  };
}
