import { inject } from 'vitest';
import { generateKeyRing } from '../src/platform/secrets/key-ring.ts';
import { administer, databaseUrl } from './prepare-database.ts';

/**
 * What a server in a separate process needs for an empty database of PostgreSQL, which is gone after the run. Nothing
 * where tests use the embedded one: that is in the folder of each server.
 * @param name no other test may have it
 */
export async function emptyDatabase(name: string): Promise<Record<string, string>> {
  const database = inject('testDatabase');
  if (database.kind !== 'postgres') return {};
  const own = `${database.template}_${name}`;
  await administer(database.adminUrl, (client) => client.query(`create database ${own}`));
  return {
    DATABASE_URL: databaseUrl(database.adminUrl, own),
    DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
  };
}
