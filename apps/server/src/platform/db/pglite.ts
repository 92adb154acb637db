import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { parseExactly } from '../exact-json.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { makeDataFolder } from '../make-data-folder.ts';
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
 * @throws {Error} PGlite cannot open it. The message says what to do.
 */
export async function openPgliteFolder(dataDir: string): Promise<DatabaseConnection> {
  makeDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    const client = await PGlite.create(folder).catch((cause) => {
      throw new Error(openingFailure(folder, cause), { cause });
    });
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

/** PGlite throws what Emscripten throws: a number of the system, or that PostgreSQL has aborted. */
function openingFailure(folder: string, cause: unknown): string {
  const [reason, remedy] =
    cause instanceof Error
      ? [
          `its disk is full, its files are damaged or incomplete, or there is too little memory: ${cause.message}`,
          'Look first whether some space is free. If there is, put back a copy of the folder that was made while no server ran, or move it away to begin with an empty one.',
        ]
      : refused(cause);
  return `The embedded database in ${folder} cannot be opened (${reason}), so the server did not start. ${remedy}`;
}

/** WASI's numbers of ENOSPC and EDQUOT, and of EACCES, EPERM and EROFS, as PGlite's build has them. */
const errorNumbers = { noSpace: [51, 19], noRights: [2, 63, 69] };

function refused(cause: unknown): [reason: string, remedy: string] {
  const number = (cause as { errno?: number }).errno ?? 0;
  if (errorNumbers.noSpace.includes(number))
    return ['no space is left on its disk', 'Free some space and start again.'];
  if (errorNumbers.noRights.includes(number)) {
    return [
      'it may not be written',
      'Let the user of the server write there, or name another folder in DOWEL_DATA_DIR.',
    ];
  }
  return [
    `error ${number} of the system, as WASI counts them`,
    'Check that it is a folder whose files can be read and written, and start again.',
  ];
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
