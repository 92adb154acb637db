import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { v7 } from 'uuid';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../src/platform/db/database.ts';
import { fromPglite } from '../../src/platform/db/pglite.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import { administer, databaseUrl, ignoreShutdown } from '../prepare-database.ts';

const dumps = fileURLToPath(new URL('./dumps', import.meta.url));

/** The releases that have a dump, oldest first. */
export const releases = readdirSync(dumps)
  .flatMap((name) => /^(\d{4})\.sql\.gz$/.exec(name)?.[1] ?? [])
  .sort();

/** What a dump does not say: an API key of its demo project, and the keys that its secrets are encrypted with. */
export function keysOf(release: string): { apiKey: string; encryptionKeys: string } {
  return JSON.parse(read(`${release}.json`).toString());
}

/** A database as an old release left it, of the kind that this run tests. */
export async function restore(release: string): Promise<DatabaseConnection> {
  // A dump empties the search path. A pooler would give the next client the same session.
  const dump = `${gunzipSync(read(`${release}.sql.gz`))}\nreset all;`;
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') {
    const client = await PGlite.create();
    await client.exec(dump);
    return fromPglite(client);
  }
  const name = `${kind.template}_${v7().replaceAll('-', '')}`;
  const url = databaseUrl(kind.adminUrl, name);
  await administer(kind.adminUrl, (client) => client.query(`create database ${name}`));
  await administer(url, (client) => client.query(dump));
  return openPostgres(url, { poolSize: 4, onIdleError: ignoreShutdown });
}

function read(name: string): Buffer {
  return readFileSync(`${dumps}/${name}`);
}
