import { asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { isItsApp } from '../../platform/db/installation-joins.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import { inProject } from '../../platform/db/scope.ts';
import { isNewer, type Slice, wholeList } from '../../platform/db/slice.ts';
import { connections, providerApps } from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';

export type ProviderAppRow = typeof providerApps.$inferSelect;

/** For the builder only: an end user signs in with the project's apps too, which are not of their group. */
export const providerAppRows = ownRows(providerApps);

/** The project's own apps, those of its groups, or both, oldest first. */
export function listRows(
  context: Context,
  owner: 'project' | 'group' | 'all',
  slice: Slice = wholeList,
): Promise<ProviderAppRow[]> {
  const { id, groupRef } = providerApps;
  const isOwners = { project: isNull(groupRef), group: isNotNull(groupRef), all: undefined }[owner];
  return context.db
    .select()
    .from(providerApps)
    .where(inProject(context, providerApps, isNewer(id, slice), isOwners))
    .orderBy(asc(id))
    .limit(slice.limit);
}

/** Which app of a provider: that of a group, or the project's. */
export interface WhichApp {
  readonly provider: string;
  readonly groupRef: string;
  /** Only this one. Absent: the group's own, and without one the project's. */
  readonly id?: string | undefined;
}

/** Never the app of another group. */
export async function findRowFor(context: Context, which: WhichApp): Promise<ProviderAppRow | undefined> {
  const { groupRef } = providerApps;
  const isIt = hasValues(providerApps, { provider: which.provider, id: which.id });
  const mayUse: SQL | undefined = or(eq(groupRef, which.groupRef), isNull(groupRef));
  const [row] = await context.db
    .select()
    .from(providerApps)
    .where(inProject(context, providerApps, isIt, mayUse))
    // Nulls come last.
    .orderBy(asc(groupRef))
    .limit(1);
  return row;
}

/** An app that nobody else changes before the end of the transaction. */
export async function lockApp(tx: Context, id: string): Promise<ProviderAppRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(providerApps)
    .where(inProject(tx, providerApps, eq(providerApps.id, id)))
    .for('update');
  return row;
}

/**
 * Unsets the app of the connections that were made through it. Nobody connects through it before the end of the
 * transaction. Answers the ids of all connections that belonged to it.
 */
export async function unsetAppOfConnections(tx: Context, id: string): Promise<Unreported<string[]>> {
  await lockApp(tx, id);
  const theirs = await tx.db
    .select({ id: connections.id })
    .from(connections)
    .innerJoin(providerApps, isItsApp)
    .where(inProject(tx, connections, eq(providerApps.id, id)));
  await tx.db
    .update(connections)
    .set({ providerAppId: null })
    .where(inProject(tx, connections, eq(connections.providerAppId, id)));
  return new Unreported(theirs.map((connection) => connection.id));
}

/** Lets the tokens of connections be renewed now that waited because the provider had refused the app. */
export async function renewRefused(tx: Context, id: string): Promise<Unreported<void>> {
  const isRefused = sql`${connections.diagnosis} ->> 'reason' = 'misconfigured_app'`;
  await tx.db
    .update(connections)
    .set({ refreshDueTime: tx.now() })
    .where(inProject(tx, connections, eq(connections.providerAppId, id), isRefused));
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
