import type { AffectedInstallation, ConnectionDiagnosis } from '@dowel/schema';
import { and, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../platform/db/any-of.ts';
import { isItsConnection, isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  connections,
  groups,
  installations,
  integrations,
  issueMarks,
  readObjects,
  subscriptions,
} from '../../platform/db/tables.ts';
import { isInTrouble, isNotReadAsPlanned, lacksFields } from '../../platform/db/trouble.ts';
import type { ConnectionTrouble, EventTrouble, Mark, ReadTrouble, SharedAccount } from './rules.ts';

/** The most issues of a kind. A project with more of them has another problem. */
export const MOST = 500;

/** Which customers are concerned; undefined: it does not matter. */
type Refs = readonly string[] | undefined;
/** An issue's cause, and which of the given customers it concerns. */
export type Concerning<Trouble> = Trouble & { readonly groupRefs: readonly string[] };

const actor = sql<ConnectionDiagnosis['actor']>`coalesce(${connections.diagnosis} ->> 'actor', 'consumer')`;
const reason = sql<string>`coalesce(${connections.diagnosis} ->> 'reason', 'revoked')`;
/** Each customer must sign in by itself. Everything else has one cause for all connections to the provider. */
const isOfOne = sql`${actor} = 'consumer'`;

const affected = sql`json_build_object('installationId', ${installations.id}, 'integrationId', ${integrations.id},
  'integrationName', ${integrations.name}, 'groupRef', ${groups.groupRef}, 'groupName', ${groups.groupName})`;

/** Connections that do not work, one row for each cause. */
export function selectConnectionTroubles(
  context: Context,
  refs: Refs,
): Promise<Concerning<ConnectionTrouble>[]> {
  const subjectId = sql<string>`case when ${isOfOne} then ${connections.id}::text else ${connections.provider} end`;
  return connected(context, refs, {
    kind: sql<ConnectionTrouble['kind']>`case when ${isOfOne} then 'connection' else 'provider' end`,
    subjectId,
    reason,
    actor,
    nextStep: sql<string>`coalesce(min(${connections.diagnosis} ->> 'nextStep'), 'Sign in again.')`,
    since:
      sql<string>`min(coalesce(${connections.diagnosis} ->> 'since', to_char(coalesce(${connections.updateTime}, ${connections.createTime}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`.as(
        'since',
      ),
    groupName: sql<string>`min(${groups.groupName})`,
  })
    .where(inProject(context, connections, isInTrouble))
    .groupBy(isOfOne, subjectId, connections.provider, reason, actor)
    .having(concernsAnyOf(refs))
    .orderBy(sql`since`)
    .limit(MOST + 1);
}

const workspaceId = sql<string>`${connections.account} -> 'workspace' ->> 'id'`;

/** Accounts that several customers have connected, one row for each. */
export function selectSharedAccounts(context: Context, refs: Refs): Promise<Concerning<SharedAccount>[]> {
  // When another customer connects the account, what somebody has said of the issue no longer counts.
  const since = sql<string>`max(${connections.account} ->> 'since')`;
  return connected(context, refs, {
    workspaceId,
    workspaceName: sql<string>`coalesce(max(${connections.account} -> 'workspace' ->> 'name'), ${workspaceId})`,
    since,
    groupNames: sql<string[]>`(array_agg(distinct ${groups.groupName}))[1:3]`,
  })
    .where(inProject(context, connections, isNotNull(workspaceId)))
    .groupBy(connections.provider, workspaceId)
    .having(and(sql`count(distinct ${connections.groupRef}) > 1`, concernsAnyOf(refs)))
    .orderBy(since)
    .limit(MOST + 1);
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
      ...columns,
      provider: connections.provider,
      groupCount: sql<number>`count(distinct ${connections.groupRef})::int`,
      installationCount: sql<number>`count(${installations.id})::int`,
      first: sql<
        AffectedInstallation[]
      >`coalesce(to_json((array_agg(${affected} order by ${installations.id}) filter (where ${installations.id} is not null))[1:3]), '[]')`,
      groupRefs: sql<
        string[]
      >`coalesce(array_agg(distinct ${connections.groupRef}) filter (where ${among}), '{}')`,
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

const foundTooMuch = sql`coalesce(${readObjects.pauseReason} = 'limit', false)`;
const readReason = sql<string>`case when ${foundTooMuch} then 'reads_limit' else coalesce(nullif(${readObjects.trouble} ->> 'kind', 'unknown'), 'reads_failing') end`;
/** These stop what one integration, or all over one provider, would read. Everything else is about one account. */
const readSubject = sql<ReadTrouble['kind']>`case
  when ${readReason} in ('provider_unreachable', 'rate_limited', 'server') then 'provider'
  when ${readReason} = 'destination' then 'integration' else 'installation' end`;

/** Objects that are not read as planned although their connections work, one row for each cause. */
export function selectReadTroubles(context: Context, refs: Refs): Promise<Concerning<ReadTrouble>[]> {
  const subjectId = sql<string>`case ${readSubject} when 'provider' then ${integrations.provider}
    when 'integration' then ${integrations.id}::text else ${installations.id}::text end`;
  const since = sql<string>`min(coalesce(${readObjects.firstFailureTime}, ${readObjects.pausedTime}, ${readObjects.watermark}))`;
  const { id } = installations;
  return context.db
    .select({
      kind: readSubject,
      subjectId,
      reason: readReason,
      since: since.mapWith(readObjects.watermark),
      isPaused: sql<boolean>`bool_or(${readObjects.pausedTime} is not null)`,
      objects: sql<
        string[]
      >`array_agg(distinct ${readObjects.objectName} order by ${readObjects.objectName})`,
      words: sql<
        string[]
      >`(array_agg(distinct coalesce(${readObjects.pauseNote}, ${readObjects.trouble} ->> 'words')) filter (where coalesce(${readObjects.pauseNote}, ${readObjects.trouble} ->> 'words') is not null))[1:3]`,
      operationId: sql<string | null>`max(${readObjects.trouble} ->> 'operationId')`,
      provider: integrations.provider,
      integrationName: sql<string>`min(${integrations.name})`,
      groupName: sql<string>`min(${groups.groupName})`,
      groupCount: sql<number>`count(distinct ${installations.groupRef})::int`,
      installationCount: sql<number>`count(distinct ${id})::int`,
      first: sql<AffectedInstallation[]>`to_json((array_agg(distinct ${sql`${affected}::jsonb`}))[1:3])`,
      groupRefs: sql<string[]>`array_agg(distinct ${installations.groupRef})`,
    })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .innerJoin(
      readObjects,
      and(
        eq(readObjects.projectId, installations.projectId),
        eq(readObjects.installationId, id),
        or(isNotReadAsPlanned, lacksFields),
      ),
    )
    .where(inProject(context, installations, isItsOwn(context)))
    .groupBy(readSubject, subjectId, readReason, integrations.provider)
    .having(refs && sql`bool_or(${isAnyOfTexts(installations.groupRef, refs)})`)
    .orderBy(since)
    .limit(MOST + 1);
}

/** Installations to which the provider sends no events. */
export async function selectEventTroubles(context: Context, refs: Refs): Promise<Concerning<EventTrouble>[]> {
  const rows = await context.db
    .select({
      installationId: installations.id,
      integrationId: integrations.id,
      integrationName: integrations.name,
      provider: integrations.provider,
      groupRef: groups.groupRef,
      groupName: groups.groupName,
      since: subscriptions.createTime,
      words: subscriptions.error,
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
    .limit(MOST + 1);
  return rows.map((row) => ({ ...row, groupRefs: [row.groupRef] }));
}

/** One cause, one issue: what a broken connection stops is no issue of its own. */
function isItsOwn(context: Context): SQL {
  return notExists(context.db.select().from(connections).where(and(isItsConnection, isInTrouble)));
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
        markTime: sql`greatest(excluded.mark_time, ${issueMarks.markTime} + interval '1 millisecond')`,
      },
      setWhere: isAsSeen,
    })
    .returning();
  return row;
}
