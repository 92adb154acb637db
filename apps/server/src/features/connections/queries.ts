import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../db/any-of.ts';
import { inProject, inScope } from '../../db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../db/slice.ts';
import { connections, consumers, groups, installations, providerApps } from '../../db/tables.ts';

/** A connection as stored, with what it belongs to. */
export type ConnectionRow = typeof connections.$inferSelect & {
  group: typeof groups.$inferSelect;
  consumer: typeof consumers.$inferSelect;
  providerApp: typeof providerApps.$inferSelect | null;
};

/** Which connections are wanted. */
export interface ConnectionFilter {
  ids?: readonly string[];
  provider?: string | undefined;
  groupRef?: string | undefined;
  consumerRef?: string | undefined;
}

/** What a sign-in or a change writes; absent members stay. */
export type ConnectionChanges = Partial<
  Pick<
    typeof connections.$inferInsert,
    | 'providerAppId'
    | 'authScheme'
    | 'status'
    | 'diagnosis'
    | 'providerWorkspaceRef'
    | 'providerConsumerRef'
    | 'providerMetadata'
    | 'acceptedOrigins'
    | 'credentialsSealed'
    | 'sealKeyId'
    | 'tokenExpireTime'
  >
>;

const isBad = sql`${connections.status} = 'bad_credentials'`;

/**
 * The default connection of a group and provider comes first: the newest that is not known to be bad. A slice is of all
 * by creation, the newest first: what is known of a connection changes, and it must not change its page.
 */
export function selectConnections(
  context: Context,
  filter: ConnectionFilter,
  slice?: Slice,
): Promise<ConnectionRow[]> {
  const { ids, provider, groupRef, consumerRef } = filter;
  return context.db
    .select({
      ...getTableColumns(connections),
      group: groups,
      consumer: consumers,
      providerApp: providerApps,
    })
    .from(connections)
    .innerJoin(
      groups,
      and(eq(groups.projectId, connections.projectId), eq(groups.groupRef, connections.groupRef)),
    )
    .innerJoin(
      consumers,
      and(
        eq(consumers.projectId, connections.projectId),
        eq(consumers.groupRef, connections.groupRef),
        eq(consumers.consumerRef, connections.consumerRef),
      ),
    )
    .leftJoin(
      providerApps,
      and(eq(providerApps.projectId, connections.projectId), eq(providerApps.id, connections.providerAppId)),
    )
    .where(
      inScope(
        context,
        connections,
        ids && isAnyOf(connections.id, ids),
        whenGiven(provider, (value) => eq(connections.provider, value)),
        whenGiven(groupRef, (value) => eq(connections.groupRef, value)),
        whenGiven(consumerRef, (value) => eq(connections.consumerRef, value)),
        slice && isOlder(connections.id, slice),
      ),
    )
    .orderBy(...(slice ? [] : [asc(isBad), desc(connections.createTime)]), desc(connections.id))
    .limit((slice ?? wholeList).limit);
}

export async function selectConnection(context: Context, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await selectConnections(context, { ids: [id] });
  return row;
}

/** Finds and locks the connection that one consumer of a group has for a provider. */
export async function lockOwned(context: Context, owner: Owner): Promise<string | undefined> {
  const [row] = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      inScope(
        context,
        connections,
        eq(connections.groupRef, owner.groupRef),
        eq(connections.consumerRef, owner.consumerRef),
        eq(connections.provider, owner.provider),
      ),
    )
    .for('update');
  return row?.id;
}

/** Whose connection, and to what: unique. */
export interface Owner {
  groupRef: string;
  consumerRef: string;
  provider: string;
}

/** False when the owner has a connection already. */
export async function insertConnection(
  context: Context,
  values: Owner & { id: string } & ConnectionChanges &
    Required<Pick<ConnectionChanges, 'authScheme' | 'status'>>,
): Promise<boolean> {
  const rows = await context.db
    .insert(connections)
    .values({ ...values, projectId: context.project.id, createTime: context.now() })
    .onConflictDoNothing({
      target: [connections.projectId, connections.groupRef, connections.consumerRef, connections.provider],
    })
    .returning({ id: connections.id });
  return rows.length > 0;
}

/**
 * Changes a connection. New credentials end a refresh under way: it renews what no longer counts.
 * @param onlyIf a further condition, such as that nobody else was quicker.
 */
export async function changeConnection(
  context: Context,
  id: string,
  changes: ConnectionChanges,
  onlyIf?: SQL,
): Promise<boolean> {
  const newCredentials = changes.credentialsSealed !== undefined && {
    credentialsVersion: sql`${connections.credentialsVersion} + 1`,
    refreshLeaseId: null,
    refreshLeaseExpireTime: null,
  };
  const rows = await context.db
    .update(connections)
    .set({ ...changes, ...newCredentials, updateTime: context.now() })
    .where(inScope(context, connections, eq(connections.id, id), onlyIf))
    .returning({ id: connections.id });
  return rows.length > 0;
}

/** Writes what calls have found out about a connection. No change of the connection itself, so it keeps its `updateTime`. */
export async function recordState(
  context: Context,
  { id, credentialsVersion }: Pick<ConnectionRow, 'id' | 'credentialsVersion'>,
  state: Pick<ConnectionChanges, 'status' | 'diagnosis'>,
): Promise<void> {
  // Credentials that were replaced meanwhile are not what failed.
  await context.db
    .update(connections)
    .set(state)
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, id),
        eq(connections.credentialsVersion, credentialsVersion),
      ),
    );
}

export async function deleteConnectionRow(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(connections)
    .where(inScope(context, connections, eq(connections.id, id)))
    .returning({ id: connections.id });
  return rows.length > 0;
}

/** The ids of those that were deleted. */
export async function deleteUnusedRows(context: Context, ids: readonly string[]): Promise<string[]> {
  // Who installs over a connection holds its row, so nobody can begin to while we look for users. Without the lock
  // the delete would find none, wait, and then fail with the whole transaction.
  await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inScope(context, connections, isAnyOf(connections.id, ids)))
    // Two that delete some of the same connections take them in one order, so that neither waits for the other.
    .orderBy(connections.id)
    .for('update');
  const users = context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, eq(installations.connectionId, connections.id)));
  const rows = await context.db
    .delete(connections)
    .where(inScope(context, connections, isAnyOf(connections.id, ids), notExists(users)))
    .returning({ id: connections.id });
  return rows.map(({ id }) => id);
}

/**
 * Takes the right to refresh a connection's credentials, if nobody has it and nothing was found out about them since
 * they were read. With `notForcedSince` it is a forced refresh, and only the first since then is let through.
 */
export async function takeLease(
  context: Context,
  { id, credentialsVersion, status }: Pick<ConnectionRow, 'id' | 'credentialsVersion' | 'status'>,
  lease: { id: string; expireTime: Date; notForcedSince?: Date | undefined },
): Promise<boolean> {
  const { notForcedSince } = lease;
  const rows = await context.db
    .update(connections)
    .set({
      refreshLeaseId: lease.id,
      refreshLeaseExpireTime: lease.expireTime,
      ...(notForcedSince && { forcedRefreshTime: context.now() }),
    })
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, id),
        eq(connections.credentialsVersion, credentialsVersion),
        eq(connections.status, status),
        or(isNull(connections.refreshLeaseExpireTime), lt(connections.refreshLeaseExpireTime, context.now())),
        notForcedSince &&
          or(isNull(connections.forcedRefreshTime), lte(connections.forcedRefreshTime, notForcedSince)),
      ),
    )
    .returning({ id: connections.id });
  return rows.length > 0;
}

export async function releaseLease(context: Context, id: string, leaseId: string): Promise<void> {
  await context.db
    .update(connections)
    .set({ refreshLeaseId: null, refreshLeaseExpireTime: null })
    .where(inScope(context, connections, eq(connections.id, id), eq(connections.refreshLeaseId, leaseId)));
}

/** Keeps a lease for longer. False when it was lost. */
export async function extendLease(
  context: Context,
  connectionId: string,
  lease: { id: string; expireTime: Date },
): Promise<boolean> {
  const rows = await context.db
    .update(connections)
    .set({ refreshLeaseExpireTime: lease.expireTime })
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, connectionId),
        eq(connections.refreshLeaseId, lease.id),
      ),
    )
    .returning({ id: connections.id });
  return rows.length > 0;
}

/** The credentials are still those that were read. */
export function isAtVersion(credentialsVersion: number): SQL {
  return eq(connections.credentialsVersion, credentialsVersion);
}

function whenGiven(value: string | undefined, condition: (value: string) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}
