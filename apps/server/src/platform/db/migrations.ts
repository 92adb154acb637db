import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

/** The folder of the checked-in migrations. The build puts it next to the bundled file, under the same name. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Another version of the server has migrated the database, and this one does not know how. Nothing was changed. */
export class UnknownMigrationsError extends Error {
  constructor(unknown: number) {
    const what = unknown === 1 ? 'a migration' : `${unknown} migrations`;
    super(`${what} of another version of Dowel ran on it, and this version does not have them`);
    this.name = 'UnknownMigrationsError';
  }
}

/**
 * The library runs what is newer than the last migration of the database, and never asks whether the older ones are ours.
 * @throws {UnknownMigrationsError} at least one is not.
 */
export async function assertKnownMigrations(db: Database): Promise<void> {
  const [found] = await db
    .select({ isMigrated: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as nothing`);
  if (!found?.isMigrated) return;
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const applied = await db.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`);
  const unknown = applied.filter(({ hash }) => !ours.has(hash)).length;
  if (unknown > 0) throw new UnknownMigrationsError(unknown);
}
