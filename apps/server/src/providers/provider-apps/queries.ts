import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, providerApps } from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';

/** A provider app as stored. */
export type ProviderAppRow = typeof providerApps.$inferSelect;

export const providerAppRows = ownRows(providerApps);

export function findRowFor(context: Context, provider: string): Promise<ProviderAppRow | undefined> {
  return providerAppRows.find(context, eq(providerApps.provider, provider));
}

type Offers = Pick<ProviderAppRow, 'id' | 'offeredSecretsSealed'>;

/** The offered secrets of an app. Nobody else changes them before the end of the transaction. */
export async function lockOffers(tx: Context, id: string): Promise<Offers | undefined> {
  const [row] = await tx.db
    .select({ id: providerApps.id, offeredSecretsSealed: providerApps.offeredSecretsSealed })
    .from(providerApps)
    .where(inProject(tx, providerApps, eq(providerApps.id, id)))
    .for('update');
  return row;
}

/**
 * Unsets the app of the connections that were made through it. Nobody connects through it before the end of the
 * transaction.
 */
export async function unsetAppOfConnections(tx: Context, id: string): Promise<Unreported<void>> {
  await lockOffers(tx, id);
  await tx.db
    .update(connections)
    .set({ providerAppId: null })
    .where(inProject(tx, connections, eq(connections.providerAppId, id)));
  return new Unreported(undefined);
}

export async function updateOffers(
  tx: Context,
  id: string,
  change: Pick<ProviderAppRow, 'offeredSecretsSealed' | 'offeredSecretsSealKeyId'>,
): Promise<void> {
  await tx.db
    .update(providerApps)
    .set(change)
    .where(inProject(tx, providerApps, eq(providerApps.id, id)));
}
