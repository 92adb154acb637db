import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isInList, uuidList } from '../../platform/db/any-of.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { type BuildContext, optional, prepared, rowLimit } from '../../platform/db/prepared.ts';
import { recently } from '../../platform/db/recent-rows.ts';
import { inScope } from '../../platform/db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import { connections, consumers, groups, providerApps } from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { accountIdOf } from './account-queries.ts';
import { isBesideDefault } from './default-first-queries.ts';

/** A connection as stored, with its group, consumer and provider app. */
export type ConnectionRow = typeof connections.$inferSelect & {
  group: typeof groups.$inferSelect;
  consumer: typeof consumers.$inferSelect;
  providerApp: typeof providerApps.$inferSelect | null;
};

export interface ConnectionFilter {
  ids?: readonly string[];
  provider?: string | undefined;
  groupRef?: string | undefined;
  consumerRef?: string | undefined;
  /** What tells the account at the provider apart. */
  accountId?: string | undefined;
  /** `group` when absent: a person's own connection is found only by its id, or by whoever looks for such ones. */
  owner?: 'group' | 'person' | 'any' | undefined;
}

/** What a sign-in or a change writes. Absent members keep their value. */
export type ConnectionChanges = Partial<
  Pick<
    typeof connections.$inferInsert,
    | 'createTime'
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
    | 'refreshDueTime'
    | 'account'
    | 'aside'
    | 'asideSealed'
    | 'asideSealKeyId'
    | 'stop'
  >
>;

/** The condition that the credentials are known to be bad. */
export const isBad: SQL = sql`${connections.status} = 'bad_credentials'`;

/** The condition that a person has the connection beside another one to the same provider. */
const isAdditional: SQL = sql`${connections.slot} <> ''`;

/**
 * Without a slice, the default connection of a group and provider comes first: the newest that is not known to be bad,
 * and before it that of the default installation, if the group has others too. What a person has beside another one
 * comes last.
 * A slice is sorted by creation only, the newest first. The status of a connection can change, and then the connection
 * must not move to another page.
 */
export function selectConnections(
  context: Context,
  filter: ConnectionFilter,
  slice?: Slice,
): Promise<ConnectionRow[]> {
  const { ids, provider, groupRef, consumerRef, accountId, owner = ids ? 'any' : 'group' } = filter;
  const rows = slice ? selectJoinedSlice : selectJoined;
  const isPersonal = owner === 'any' ? undefined : owner === 'person';
  const given = { ids, provider, groupRef, consumerRef, accountId, isPersonal };
  return rows(context, { ...given, ...(slice ?? wholeList) });
}

const selectJoined = joinedConnections((context, isOfIds) => [
  ...(isOfIds ? [] : [asc(isBesideDefault(context))]),
  asc(isAdditional),
  asc(isBad),
  desc(connections.createTime),
  desc(connections.id),
]);
const selectJoinedSlice = joinedConnections(() => [desc(connections.id)]);

/** A statement that finds connections with all that belongs to them. */
function joinedConnections(order: (context: BuildContext, isOfIds: boolean) => SQL[]) {
  const inputs = {
    ids: optional(uuidList),
    provider: optional(connections.provider),
    groupRef: optional(connections.groupRef),
    consumerRef: optional(connections.consumerRef),
    accountId: optional(connections.providerWorkspaceRef),
    isPersonal: optional(connections.isPersonal),
    after: optional(connections.id),
    limit: rowLimit,
  };
  return prepared(inputs, (context, { ids, accountId, after, limit, ...values }) =>
    context.db
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
        and(
          eq(providerApps.projectId, connections.projectId),
          eq(providerApps.id, connections.providerAppId),
        ),
      )
      .where(
        inScope(
          context,
          connections,
          ids && isInList(connections.id, ids),
          hasValues(connections, values),
          accountId && eq(accountIdOf, accountId),
          isOlder(connections.id, { after }),
        ),
      )
      .orderBy(...order(context, ids !== undefined))
      .limit(limit),
  );
}

export async function selectConnection(context: Context, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await selectConnections(context, { ids: [id] });
  return row;
}

/** The connection for a call to its provider. Another process may have changed it within the last second. */
export const recentConnection = recently([connections, groups, consumers, providerApps], selectConnection);

export interface Owner {
  groupRef: string;
  consumerRef: string;
  provider: string;
}

/** Answers false when the owner already has a connection in this slot. */
export async function insertConnection(
  context: Context,
  values: Owner & { id: string; slot: string; isPersonal: boolean } & ConnectionChanges &
    Required<Pick<ConnectionChanges, 'authScheme' | 'status'>>,
): Promise<Unreported<boolean>> {
  const rows = await context.db
    .insert(connections)
    .values({ ...values, projectId: context.project.id, createTime: context.now() })
    .onConflictDoNothing({
      target: [
        connections.projectId,
        connections.groupRef,
        connections.consumerRef,
        connections.provider,
        connections.slot,
      ],
    })
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

/**
 * Changes a connection.
 * @param onlyIf a further condition, for example that no other process has changed the credentials.
 */
export async function changeConnection(
  context: Context,
  id: string,
  changes: ConnectionChanges,
  onlyIf?: SQL,
): Promise<Unreported<boolean>> {
  const rows = await context.db
    .update(connections)
    .set(changedColumns(context, changes))
    .where(inScope(context, connections, eq(connections.id, id), onlyIf))
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

/**
 * A refresh under way must not store what it wins, and no call under way must say anything about what comes now.
 * @param fence of the refresh that won the new credentials. Absent for those of a person, which beat every refresh that
 * has begun so far.
 */
export function endedRefresh(fence?: SQL<number>) {
  return {
    credentialsVersion: sql`${connections.credentialsVersion} + 1`,
    credentialsFence: fence ?? sql`${connections.refreshFence}`,
    refreshLeaseId: null,
    refreshLeaseExpireTime: null,
    refreshBegunTime: null,
  };
}

/** The columns of a change. New credentials end a refresh under way, because it renews the ones they replace. */
function changedColumns(context: Context, changes: ConnectionChanges) {
  const newCredentials = changes.credentialsSealed !== undefined && {
    ...endedRefresh(),
    credentialsTime: context.now(),
    stop: changes.stop ?? null,
    // Unless the next renewal is planned, the server plans it as soon as it looks.
    refreshDueTime: changes.refreshDueTime === undefined ? context.now() : changes.refreshDueTime,
  };
  return { ...changes, ...newCredentials, updateTime: context.now() };
}

/**
 * Stores what calls have learned about a connection. The connection itself does not change, so it keeps its
 * `updateTime`. Answers false if the condition did not hold, or if the credentials were replaced in the meantime: then
 * the result says nothing about the new ones.
 */
export async function changeState(
  context: Context,
  { id, credentialsVersion }: Pick<ConnectionRow, 'id' | 'credentialsVersion'>,
  state: Pick<ConnectionChanges, 'status' | 'diagnosis' | 'refreshDueTime'>,
  onlyIf?: SQL,
): Promise<Unreported<boolean>> {
  const rows = await context.db
    .update(connections)
    .set(state)
    .where(inScope(context, connections, eq(connections.id, id), isAtVersion(credentialsVersion), onlyIf))
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

export async function deleteConnectionRow(context: Context, id: string): Promise<Unreported<boolean>> {
  const rows = await context.db
    .delete(connections)
    .where(inScope(context, connections, eq(connections.id, id)))
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

/** The condition that nobody has found the credentials to be bad yet. */
export const isNotYetBad: SQL = ne(connections.status, 'bad_credentials');

/** The condition that the credentials are still those that were read. */
export function isAtVersion(credentialsVersion: number): SQL {
  return eq(connections.credentialsVersion, credentialsVersion);
}
