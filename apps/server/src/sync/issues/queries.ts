import type { AffectedInstallation, ConnectionDiagnosis } from '@dowel/schema';
import type { SignInScheme } from '@dowel/schema/rules';
import { and, desc, eq, exists, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../platform/db/any-of.ts';
import { isItsConnection, isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  apiKeys,
  connections,
  groups,
  installations,
  integrations,
  issueMarks,
  operations,
  providerApps,
  subscriptions,
} from '../../platform/db/tables.ts';
import { timePlus } from '../../platform/db/time-plus.ts';
import { isInTrouble } from '../../platform/db/trouble.ts';
import { isItsOwn } from '../../platform/db/troubled.ts';
import type { NoEvents } from './event-rules.ts';
import type { ConnectionTrouble, ExpiredKey, Mark, SharedAccount } from './rules.ts';

/** The most issues of a kind. A project with more of them has another problem. */
export const MOST = 500;

/** How many installations without events are looked at, of which a few issues are made. */
export const MOST_WITHOUT_EVENTS = 10_000;

/** How many runs of an installation are looked at. */
const LATEST = 100;

/** Which customers are concerned; undefined: it does not matter. */
export type Refs = readonly string[] | undefined;
/** An issue's cause, and which of the given customers it concerns. */
export type Concerning<Trouble> = Trouble & { readonly groupRefs: readonly string[] };

const actor = sql<ConnectionDiagnosis['actor']>`coalesce(${connections.diagnosis} ->> 'actor', 'consumer')`;
/** Why a connection does not work. */
export const connectionReason = sql<string>`case when ${connections.stop} is not null then 'stopped'
  else coalesce(${connections.diagnosis} ->> 'reason', 'revoked') end`;
/** Each customer must sign in by itself, and each provider app has its own fault. Everything else has one cause for all. */
const subjectKind = sql<ConnectionTrouble['kind']>`case when ${actor} = 'consumer' then 'connection'
  when ${actor} = 'builder' and ${connections.providerAppId} is not null then 'providerApp' else 'provider' end`;

/** An installation, as an issue names it. */
export const affected = sql`json_build_object('installationId', ${installations.id}, 'integrationId', ${integrations.id},
  'integrationName', ${integrations.name}, 'groupRef', ${groups.groupRef}, 'groupName', ${groups.groupName})`;

/** The same as columns of their own. */
export const affectedColumns = {
  installationId: installations.id,
  integrationId: integrations.id,
  integrationName: integrations.name,
  groupRef: groups.groupRef,
  groupName: groups.groupName,
};

/** Connections that do not work, one row for each cause. */
export function selectConnectionTroubles(
  context: Context,
  refs: Refs,
): Promise<Concerning<ConnectionTrouble>[]> {
  const subjectId = sql<string>`case ${subjectKind} when 'connection' then ${connections.id}::text
    when 'providerApp' then ${connections.providerAppId}::text else ${connections.provider} end`;
  return connected(context, refs, {
    kind: subjectKind,
    subjectId,
    authScheme: sql<SignInScheme>`min(${connections.authScheme})`,
    reason: connectionReason,
    actor,
    nextStep: sql<string>`coalesce(min(${connections.diagnosis} ->> 'nextStep'), 'Sign in again.')`,
    since:
      sql<string>`min(coalesce(${connections.diagnosis} ->> 'since', to_char(coalesce(${connections.updateTime}, ${connections.createTime}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`.as(
        'since',
      ),
    groupName: sql<string>`min(${groups.groupName})`,
    appGroupRef: sql<string | null>`min(${providerApps.groupRef})`,
  })
    .leftJoin(
      providerApps,
      and(eq(providerApps.projectId, connections.projectId), eq(providerApps.id, connections.providerAppId)),
    )
    .where(inProject(context, connections, isInTrouble, areAnyOf(context, refs)))
    .groupBy(subjectKind, subjectId, connections.provider, connectionReason, actor)
    .having(concernsAnyOf(refs))
    .orderBy(sql`since`)
    .limit(MOST + 1);
}

const workspaceId = sql<string>`${connections.account} -> 'workspace' ->> 'id'`;

/** Accounts that several customers have connected, one row for each. */
export function selectSharedAccounts(context: Context, refs: Refs): Promise<Concerning<SharedAccount>[]> {
  // When another customer connects the account, what somebody has said of the issue no longer counts.
  const since = sql<string>`max(${connections.account} ->> 'since')`;
  const theirs = context.db
    .select({ provider: connections.provider, id: workspaceId })
    .from(connections)
    .where(inProject(context, connections, isAnyOfTexts(connections.groupRef, refs ?? [])));
  const isAsked = and(
    isNotNull(workspaceId),
    refs && sql`(${connections.provider}, ${workspaceId}) in ${theirs}`,
  );
  // Found first, so that names and installations are looked up for few.
  const shared = context.db
    .select({ provider: connections.provider, sharedId: sql<string>`${workspaceId}`.as('shared_id') })
    .from(connections)
    .where(inProject(context, connections, isAsked))
    .groupBy(connections.provider, workspaceId)
    .having(sql`min(${connections.groupRef}) <> max(${connections.groupRef})`)
    .orderBy(since)
    .limit(MOST + 1)
    .as('shared');
  return connected(context, undefined, {
    workspaceId,
    workspaceName: sql<string>`coalesce(max(${connections.account} -> 'workspace' ->> 'name'), ${workspaceId})`,
    since,
    groupNames: sql<string[]>`(array_agg(distinct ${groups.groupName}))[1:3]`,
    groupRefs: sql<string[]>`array_agg(distinct ${connections.groupRef})`,
  })
    .innerJoin(
      shared,
      and(eq(shared.provider, connections.provider), sql`${shared.sharedId} = ${workspaceId}`),
    )
    .where(inProject(context, connections, isAsked))
    .groupBy(connections.provider, workspaceId)
    .orderBy(since);
}

/** Connections that are put together, and the customers and installations that have them. */
function connected<Columns extends Record<string, SQL | SQL.Aliased>>(
  context: Context,
  refs: Refs,
  columns: Columns,
) {
  const among = isAnyOfTexts(connections.groupRef, refs ?? []);
  return context.db
    .select({
      provider: connections.provider,
      groupCount: sql<number>`count(distinct ${connections.groupRef})::int`,
      installationCount: sql<number>`count(${installations.id})::int`,
      first: sql<
        AffectedInstallation[]
      >`coalesce(to_json((array_agg(${affected} order by ${installations.id}) filter (where ${installations.id} is not null))[1:3]), '[]')`,
      groupRefs: sql<
        string[]
      >`coalesce(array_agg(distinct ${connections.groupRef}) filter (where ${among}), '{}')`,
      ...columns,
    })
    .from(connections)
    .innerJoin(
      groups,
      and(eq(groups.projectId, connections.projectId), eq(groups.groupRef, connections.groupRef)),
    )
    .leftJoin(installations, isItsConnection)
    .leftJoin(integrations, isItsIntegration);
}

function concernsAnyOf(refs: Refs): SQL | undefined {
  return refs && sql`bool_or(${isAnyOfTexts(connections.groupRef, refs)})`;
}

/** Whether they have such a connection at all. PostgreSQL asks that once, and reads no other if they have none. */
function areAnyOf(context: Context, refs: Refs): SQL | undefined {
  if (!refs) return undefined;
  const isTheirs = and(isAnyOfTexts(connections.groupRef, refs), isInTrouble);
  return exists(
    context.db
      .select()
      .from(connections)
      .where(inProject(context, connections, isTheirs)),
  );
}

/** Installations to which the provider sends no events, the oldest first. */
export function selectNoEvents(context: Context, refs: Refs): Promise<NoEvents[]> {
  return context.db
    .select({
      ...affectedColumns,
      provider: integrations.provider,
      since: subscriptions.createTime,
      words: subscriptions.error,
      operationId: refusedBy(context),
    })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.projectId, installations.projectId),
        eq(subscriptions.installationId, installations.id),
        isNotNull(subscriptions.error),
      ),
    )
    .where(
      inProject(
        context,
        installations,
        isItsOwn(context),
        refs && isAnyOfTexts(installations.groupRef, refs),
      ),
    )
    .orderBy(subscriptions.createTime)
    .limit(MOST_WITHOUT_EVENTS);
}

/** The latest run that met the refusal, among the latest of the installation. */
export function refusedBy(context: Context): SQL<string | null> {
  const { id, actionType, status } = operations;
  const latest = context.db
    .select({ id, actionType, status })
    .from(operations)
    .where(inProject(context, operations, eq(operations.installationId, installations.id)))
    .orderBy(desc(id))
    .limit(LATEST)
    .as('latest');
  const refused = context.db
    .select({ id: latest.id })
    .from(latest)
    .where(and(eq(latest.actionType, 'subscribe'), eq(latest.status, 'failure')))
    .limit(1);
  return sql`(${refused})`;
}

/** A key that was in use when it expired, and is not switched off. */
export function selectExpiredKeys(context: Context): Promise<ExpiredKey[]> {
  const { id, label, active, expireTime, lastUsedTime } = apiKeys;
  return context.db
    .select({ id, label, expireTime: sql<Date>`${expireTime}`.mapWith(expireTime) })
    .from(apiKeys)
    .where(
      inProject(
        context,
        apiKeys,
        eq(active, true),
        lte(expireTime, context.now()),
        gt(lastUsedTime, sql`${expireTime} - interval '1 day'`),
      ),
    )
    .orderBy(expireTime)
    .limit(MOST + 1);
}

export function selectMarks(context: Context, issueIds: readonly string[]): Promise<Mark[]> {
  return context.db
    .select()
    .from(issueMarks)
    .where(inProject(context, issueMarks, isAnyOf(issueMarks.issueId, issueIds)));
}

/** What a person says now about an issue. Members that are undefined stay. */
export interface NewMark extends Pick<Mark, 'issueId' | 'markedBy' | 'markTime'> {
  readonly said: {
    readonly toldTime: Date | null | undefined;
    readonly snoozedUntilTime: Date | undefined;
    readonly note: string | null | undefined;
  };
  /** Since when there is the issue. What is older was said about an earlier cause. */
  readonly since: Date;
  /** When the mark was made that the person has seen; null: there was none. Undefined: it does not matter. */
  readonly seenTime: Date | null | undefined;
}

/** Stores what a person says, unless somebody else was faster: then it answers nothing. */
export async function upsertMark(context: Context, mark: NewMark): Promise<Mark | undefined> {
  const { issueId, markedBy, markTime, said, since, seenTime } = mark;
  const isOld = sql`${issueMarks.markTime} < ${sql.param(since, issueMarks.markTime)}`;
  const isSame = seenTime
    ? sql`${issueMarks.markTime} = ${sql.param(seenTime, issueMarks.markTime)}`
    : sql`false`;
  const isAsSeen = seenTime === undefined ? sql`true` : sql`(${isOld} or ${isSame})`;
  const kept = (column: PgColumn) => sql`case when ${isOld} then null else ${column} end`;
  const { toldTime = null, snoozedUntilTime = null, note = null } = said;
  const [row] = await context.db
    .insert(issueMarks)
    .values({ projectId: context.project.id, issueId, toldTime, snoozedUntilTime, note, markedBy, markTime })
    .onConflictDoUpdate({
      target: [issueMarks.projectId, issueMarks.issueId],
      set: {
        toldTime: said.toldTime === undefined ? kept(issueMarks.toldTime) : toldTime,
        snoozedUntilTime:
          said.snoozedUntilTime === undefined ? kept(issueMarks.snoozedUntilTime) : snoozedUntilTime,
        note: said.note === undefined ? kept(issueMarks.note) : note,
        markedBy,
        // Later than the one before, also within a millisecond: it tells the two apart.
        markTime: sql`greatest(excluded.mark_time, ${timePlus(issueMarks.markTime, 1)})`,
      },
      setWhere: isAsSeen,
    })
    .returning();
  return row;
}
