import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { v7 } from 'uuid';
import type { DatabaseConnection } from '../src/db/database.ts';
import { fromPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { administer, databaseUrl, ignoreShutdown, type TestDatabase } from './prepare-database.ts';

/** A migrated, empty database that nobody else uses. */
export async function openTestDatabase(from: TestDatabase): Promise<DatabaseConnection> {
  if (from.kind === 'pglite') {
    const dump = new Blob([await readFile(from.dumpFile)]);
    return fromPglite(await PGlite.create({ loadDataDir: dump }));
  }
  const name = `${from.template}_${v7().replaceAll('-', '')}`;
  await administer(from.adminUrl, (client) =>
    client.query(`create database ${name} template ${from.template}`),
  );
  return openPostgres(databaseUrl(from.adminUrl, name), { poolSize: 4, onIdleError: ignoreShutdown });
}
