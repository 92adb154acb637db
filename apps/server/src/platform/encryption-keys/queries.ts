import { asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../db/scope.ts';
import { apiKeys, connections, destinations, encryptionKeys, providerApps } from '../db/tables.ts';

/** How many rows of each table we read to check what a key has sealed. */
const LOOKED_AT = 5;

/** The canary of every key that this database has seen, by key id. */
export async function selectCanaries(context: PublicContext): Promise<Map<string, string>> {
  const rows = await context.db.select().from(encryptionKeys).orderBy(asc(encryptionKeys.id));
  return new Map(rows.map(({ id, canarySealed }) => [id, canarySealed]));
}

/** When two replicas start at the same time, the canary of the first one stays. Returns whether it was this one. */
export async function insertCanary(
  context: PublicContext,
  id: string,
  canarySealed: string,
): Promise<boolean> {
  const stored = await context.db
    .insert(encryptionKeys)
    .values({ id, canarySealed, createTime: context.now() })
    .onConflictDoNothing()
    .returning({ id: encryptionKeys.id });
  return stored.length > 0;
}

/** Some of the values that a key has sealed, newest first, each with the id of its row. */
export async function selectSealedBy(
  context: PublicContext,
  keyId: string,
): Promise<{ sealed: string | null; owner: string }[]> {
  const db = acrossProjects(context, 'all projects share the key ring');
  const newest = ([owner, sealed, sealKeyId]: readonly [PgColumn, PgColumn, PgColumn]) =>
    db
      .select({ sealed: sql<string | null>`${sealed}`, owner: sql<string>`${owner}` })
      .from(owner.table)
      .where(eq(sealKeyId, keyId))
      .orderBy(desc(owner))
      .limit(LOOKED_AT);
  const found = await Promise.all(
    [
      [apiKeys.id, apiKeys.keySealed, apiKeys.sealKeyId] as const,
      [providerApps.id, providerApps.clientSecretSealed, providerApps.sealKeyId] as const,
      [connections.id, connections.credentialsSealed, connections.sealKeyId] as const,
      [destinations.id, destinations.signingKeySealed, destinations.signingKeySealKeyId] as const,
    ].map(newest),
  );
  return found.flat();
}
