import type { SignInScheme } from '@dowel/schema/rules';
import { and, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOfTexts } from '../../platform/db/any-of.ts';
import { isItsConnection, isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  connections,
  groups,
  installations,
  integrations,
  operationLogs,
  operations,
  readObjects,
  readRuns,
} from '../../platform/db/tables.ts';
import {
  isInTrouble,
  isNotReadAsPlanned,
  isOpen,
  isPausedOnPurpose,
  isTriedAgain,
  lacksFields,
  lastFailedBy,
  lastSaid,
} from '../../platform/db/trouble.ts';
import { isItsOwn } from '../../platform/db/troubled.ts';
import { affected, type Concerning, connectionReason, MOST, type Refs } from './queries.ts';
import type { ReadTrouble } from './read-rules.ts';

/** Reasons that all over one provider have in common. */
const ofProvider = sql`('provider_unreachable', 'provider_unreadable', 'rate_limited', 'server')`;
/** Those that all of one integration have in common: a deploy, its destination or its connector is the cause. */
const ofIntegration = sql`('destination', 'object_not_deployed', 'config', 'provider_refused', 'provider_loop',
  'unexpected_answer', 'reads_failing')`;

/** A cause, and which of the given customers and of their installations it concerns. */
interface FoundTrouble extends Concerning<ReadTrouble> {
  readonly installationIds: readonly string[];
  /** How many of its customers also have a connection that has met the same. */
  readonly brokenGroupCount: number;
}

/** Objects that are not read as planned although their connections work, one row for each cause. */
export function selectReadTroubles(context: Context, refs: Refs): Promise<FoundTrouble[]> {
  const found = unionAll(notReadAsPlanned(context), triedAgain(context)).as('found');
  const { reason } = found;
  // Everything else is about one account.
  const subject = sql<ReadTrouble['kind']>`case when ${reason} in ${ofProvider} then 'provider'
    when ${reason} in ${ofIntegration} then 'integration' else 'installation' end`;
  const subjectId = sql<string>`case ${subject} when 'provider' then ${integrations.provider}
    when 'integration' then ${integrations.id}::text else ${installations.id}::text end`;
  const since = sql<string>`min(${found.since})`;
  const isAmong = refs && isAnyOfTexts(installations.groupRef, refs);
  // PostgreSQL asks once whether they have any, and reads no others if they have none. With an offset, it looks at theirs
  // only.
  const own = context.db.select().from(found).where(eq(found.installationId, installations.id));
  const theirs = context.db
    .select()
    .from(installations)
    .where(inProject(context, installations, isAmong, sql`exists (${own} offset 0)`));
  // Whoever asks about some customers reads what was said of those.
  const ofThem = isAmong ?? sql`true`;
  // What somebody must resume is another matter than the outage that it comes of.
  const isApart = sql`${subject} = 'provider' and ${found.isPaused}`;
  return context.db
    .select({
      kind: subject,
      subjectId,
      reason,
      since: since.mapWith(readObjects.watermark),
      isPaused: sql<boolean>`bool_or(${found.isPaused}) filter (where ${ofThem})`,
      isUnscheduled: sql<boolean>`bool_or(${found.isUnscheduled}) filter (where ${ofThem})`,
      objects: sql<
        string[]
      >`array_agg(distinct ${found.objectName} order by ${found.objectName}) filter (where ${ofThem})`,
      words: sql<
        string[] | null
      >`(array_agg(distinct ${found.words}) filter (where ${ofThem} and ${found.words} is not null))[1:3]`,
      operationId: sql<string | null>`max(${found.operationId}) filter (where ${ofThem})`,
      nextTryTime: sql<Date | null>`min(${found.nextTryTime})`.mapWith(readObjects.dueTime),
      pausedBy: sql<string | null>`max(${found.pausedBy})`,
      authScheme: sql<SignInScheme>`min(${connections.authScheme})`,
      provider: integrations.provider,
      integrationName: sql<string>`min(${integrations.name})`,
      groupName: sql<string>`min(${groups.groupName})`,
      groupCount: sql<number>`count(distinct ${installations.groupRef})::int`,
      brokenGroupCount: sql<number>`(count(distinct ${installations.groupRef}) filter (where ${hasBrokenConnection(context, reason)}))::int`,
      installationCount: sql<number>`count(distinct ${installations.id})::int`,
      first: sql<ReadTrouble['first']>`to_json((array_agg(distinct ${affected}::jsonb))[1:3])`,
      groupRefs: sql<
        string[]
      >`coalesce(array_agg(distinct ${installations.groupRef}) filter (where ${isAmong ?? sql`false`}), '{}')`,
      installationIds: sql<
        string[]
      >`coalesce(array_agg(distinct ${installations.id}) filter (where ${isAmong ?? sql`false`}), '{}')`,
    })
    .from(found)
    .innerJoin(installations, eq(installations.id, found.installationId))
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .innerJoin(connections, isItsConnection)
    .where(inProject(context, installations, isItsOwn(context), isAmong && exists(theirs)))
    .groupBy(subject, subjectId, reason, integrations.provider, isApart)
    .having(isAmong && sql`bool_or(${isAmong})`)
    .orderBy(since)
    .limit(MOST + 1);
}

/** Whether the customer of an installation has a connection to its provider that has met the same. */
function hasBrokenConnection(context: Context, reason: SQL.Aliased<string>): SQL {
  const isOfCustomer = and(
    eq(connections.groupRef, installations.groupRef),
    eq(connections.provider, integrations.provider),
  );
  return exists(
    context.db
      .select()
      .from(connections)
      .where(inProject(context, connections, isOfCustomer, isInTrouble, eq(connectionReason, reason))),
  );
}

function notReadAsPlanned(context: Context) {
  const { trouble, pauseReason, pauseNote, pauseBy, pausedTime } = readObjects;
  const { schedule, dueTime, firstFailureTime, watermark, backfilledTime } = readObjects;
  const reason = sql<string>`case ${pauseReason} when 'limit' then 'reads_limit' when 'asked' then 'reads_paused'
    else coalesce(nullif(${trouble} ->> 'kind', 'unknown'), 'reads_failing') end`;
  const isAsked = sql`${pauseReason} = 'asked'`;
  // The trouble may stay for longer than the operation that met it, which nobody can read then.
  const met = context.db
    .select({ id: operations.id })
    .from(operations)
    .where(inProject(context, operations, sql`${operations.id} = (${trouble} ->> 'operationId')::uuid`));
  return context.db
    .select({
      installationId: readObjects.installationId,
      objectName: readObjects.objectName,
      reason: reason.as('reason'),
      since:
        sql<Date>`case when ${isAsked} then ${pausedTime} else coalesce((${trouble} ->> 'since')::timestamptz,
        ${firstFailureTime}, ${pausedTime}, ${watermark}, ${backfilledTime}) end`.as('since'),
      isPaused: sql<boolean>`${pausedTime} is not null`.as('is_paused'),
      isUnscheduled: sql<boolean>`${schedule} = ''`.as('is_unscheduled'),
      words: sql<
        string | null
      >`case when ${isAsked} then chr(8220) || ${pauseNote} || chr(8221) else coalesce(${pauseNote}, ${trouble} ->> 'words') end`.as(
        'words',
      ),
      operationId: sql<string | null>`case when not coalesce(${isAsked}, false) then (${met})::text end`.as(
        'operation_id',
      ),
      nextTryTime: sql<Date | null>`${dueTime}`.as('next_try_time'),
      pausedBy: sql<string | null>`case when ${isAsked} then ${pauseBy} end`.as('paused_by'),
    })
    .from(readObjects)
    .where(inProject(context, readObjects, or(isNotReadAsPlanned, lacksFields, isPausedOnPurpose)));
}

/** When reads are tried again that met what their connection says: by the provider and the reason. */
export async function selectNextTries(
  context: Context,
  troubles: readonly { provider: string; reason: string }[],
  refs: Refs,
): Promise<(trouble: { provider: string; reason: string }) => Date | undefined> {
  if (troubles.length === 0) return () => undefined;
  const { provider } = connections;
  const providers = [...new Set(troubles.map((one) => one.provider))];
  // A run that waits goes on; after one that was given up, the next planned read tries it.
  const tries = unionAll(
    context.db
      .select({ installationId: readRuns.installationId, time: sql<Date>`${readRuns.dueTime}`.as('time') })
      .from(readRuns)
      .where(inProject(context, readRuns, isOpen)),
    context.db
      .select({ installationId: readObjects.installationId, time: sql<Date>`${readObjects.dueTime}` })
      .from(readObjects)
      .where(inProject(context, readObjects, isNotReadAsPlanned, isNotNull(readObjects.dueTime))),
  ).as('tries');
  const rows = await context.db
    .select({
      provider,
      reason: connectionReason,
      time: sql<Date>`min(${tries.time})`.mapWith(readRuns.dueTime),
    })
    .from(tries)
    .innerJoin(installations, inProject(context, installations, eq(installations.id, tries.installationId)))
    .innerJoin(connections, isItsConnection)
    .where(and(isInTrouble, inArray(provider, providers), refs && isAnyOfTexts(installations.groupRef, refs)))
    .groupBy(provider, connectionReason);
  const times = new Map(rows.map((row) => [JSON.stringify([row.provider, row.reason]), row.time]));
  return (trouble) => times.get(JSON.stringify([trouble.provider, trouble.reason]));
}

/** Reads whose last call came to nothing, before they are given up. */
function triedAgain(context: Context) {
  const { id, installationId, objectName, createTime, dueTime } = readRuns;
  return context.db
    .select({
      installationId,
      objectName,
      reason:
        sql<string>`case ${lastFailedBy} when 'not_json' then 'provider_unreadable' when 'conflict' then 'provider_refused'
        when 'unexpected_answer' then 'unexpected_answer'
        else 'provider_unreachable' end`.as('reason'),
      since: sql<Date>`${createTime}`.as('since'),
      isPaused: sql<boolean>`false`.as('is_paused'),
      isUnscheduled: sql<boolean>`false`.as('is_unscheduled'),
      // In a further pair of parentheses, because a column of one table loses the name of the table otherwise.
      words: sql<string | null>`(${lastSaid(sql`${operationLogs.message} ->> 'error'`)})`.as('words'),
      operationId: sql<string | null>`${id}::text`.as('operation_id'),
      nextTryTime: sql<Date | null>`${dueTime}`.as('next_try_time'),
      pausedBy: sql<string | null>`null::text`.as('paused_by'),
    })
    .from(readRuns)
    .where(inProject(context, readRuns, isTriedAgain));
}
