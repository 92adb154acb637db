import type { GroupState } from '@dowel/schema';
import { and, asc, desc, eq, exists, gt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../platform/db/any-of.ts';
import { beginsWith } from '../../platform/db/begins-with.ts';
import { isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  connections,
  consumers,
  groups,
  installations,
  integrations,
  readObjects,
  readRuns,
  subscriptions,
} from '../../platform/db/tables.ts';
import {
  isInTrouble,
  isNotReadAsPlanned,
  isPausedOnPurpose,
  isReadAgainByItself,
  isTriedAgain,
  lacksFields,
} from '../../platform/db/trouble.ts';

type GroupRow = typeof groups.$inferSelect;

/** A group, and how it fares. */
export type StatedGroup = GroupRow & { readonly state: GroupState };

/** Which groups to list, and where to begin: after this reference. */
export interface GroupChoice {
  /** Those for whom somebody must act although no index of theirs says so. */
  readonly refused: readonly string[];
  readonly q: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Selects groups of one state, sorted by reference. */
export async function selectGroups(
  context: Context,
  state: GroupState,
  { refused, q, after, limit }: GroupChoice,
): Promise<StatedGroup[]> {
  const rows = await context.db
    .select()
    .from(groups)
    .where(
      inProject(
        context,
        groups,
        isIn(context, state, refused),
        q === undefined ? undefined : or(beginsWith(groups.groupName, q), beginsWith(groups.groupRef, q)),
        after === undefined ? undefined : gt(groups.groupRef, after),
      ),
    )
    .orderBy(asc(groups.groupRef))
    .limit(limit);
  return rows.map((row) => ({ ...row, state }));
}

/** The group with its state. */
export async function findGroup(context: Context, groupRef: string): Promise<GroupRow | undefined> {
  const [row] = await context.db
    .select()
    .from(groups)
    .where(inProject(context, groups, eq(groups.groupRef, groupRef)));
  return row;
}

/** The few groups in trouble are found by the indexes that have only what does not work. */
function isIn(context: Context, state: GroupState, refused: readonly string[]): SQL | undefined {
  const ref: PgColumn = groups.groupRef;
  const needsAction = sql`(${ref} in ${troubled(context, sql`coalesce(${connections.diagnosis} ->> 'actor', 'consumer') <> 'provider'`)}
    or ${ref} in ${stopped(context, or(and(isNotReadAsPlanned, not(isReadAgainByItself)), lacksFields))}
    or ${ref} in ${lacking(context)} or ${isAnyOfTexts(ref, refused)})`;
  const isTroubled = sql`(${ref} in ${troubled(context, undefined)} or ${ref} in ${stopped(context, isNotReadAsPlanned)}
    or ${ref} in ${triedAgain(context)})`;
  const isPaused = sql`${ref} in ${stopped(context, isPausedOnPurpose)}`;
  const ofGroup = inProject(context, installations, eq(installations.groupRef, ref));
  const hasInstalled = exists(context.db.select().from(installations).where(ofGroup));
  if (state === 'needs_action') return needsAction;
  if (state === 'waiting') return and(isTroubled, not(needsAction));
  if (state === 'paused') return and(isPaused, not(isTroubled), not(needsAction));
  const isWell = and(not(needsAction), not(isTroubled), not(isPaused));
  return and(isWell, state === 'working' ? hasInstalled : not(hasInstalled));
}

/** References of groups that have a connection which does not work. */
function troubled(context: Context, condition: SQL | undefined) {
  return context.db
    .select({ groupRef: connections.groupRef })
    .from(connections)
    .where(inProject(context, connections, isInTrouble, condition));
}

/** References of groups that have an object like this. */
function stopped(context: Context, condition: SQL | undefined) {
  const isOfIt = and(
    eq(readObjects.projectId, installations.projectId),
    eq(readObjects.installationId, installations.id),
  );
  return context.db
    .select({ groupRef: installations.groupRef })
    .from(readObjects)
    .innerJoin(installations, isOfIt)
    .where(inProject(context, readObjects, condition));
}

/** References of groups that have a read whose last call came to nothing. */
function triedAgain(context: Context) {
  const isOfIt = and(
    eq(readRuns.projectId, installations.projectId),
    eq(readRuns.installationId, installations.id),
  );
  return context.db
    .select({ groupRef: installations.groupRef })
    .from(readRuns)
    .innerJoin(installations, isOfIt)
    .where(inProject(context, readRuns, isTriedAgain));
}

function lacking(context: Context) {
  const isOfIt = and(
    eq(subscriptions.projectId, installations.projectId),
    eq(subscriptions.installationId, installations.id),
  );
  return context.db
    .select({ groupRef: installations.groupRef })
    .from(subscriptions)
    .innerJoin(installations, isOfIt)
    .where(inProject(context, subscriptions, sql`${subscriptions.error} is not null`));
}

/** How many installations of a group a list shows. */
const SHOWN = 10;

/** What groups have installed: the first few of each, the oldest first, with how many there are. */
export async function selectInstalled(context: Context, groupRefs: readonly string[]) {
  const numbered = context.db
    .select({
      groupRef: installations.groupRef,
      id: installations.id,
      integrationId: installations.integrationId,
      integrationName: sql<string>`${integrations.name}`.as('integration_name'),
      provider: integrations.provider,
      name: sql<string | null>`${installations.name}`.as('installation_name'),
      number:
        sql<number>`row_number() over (partition by ${installations.groupRef} order by ${installations.id})::int`.as(
          'number',
        ),
      count: sql<number>`count(*) over (partition by ${installations.groupRef})::int`.as('count'),
    })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .where(inProject(context, installations, isAnyOfTexts(installations.groupRef, groupRefs)))
    .as('numbered');
  return context.db
    .select()
    .from(numbered)
    .where(sql`${numbered.number} <= ${SHOWN}`)
    .orderBy(asc(numbered.groupRef), asc(numbered.number));
}

/** How many people groups have, by reference. */
export async function countConsumers(
  context: Context,
  groupRefs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await context.db
    .select({ groupRef: consumers.groupRef, count: sql<number>`count(*)::int` })
    .from(consumers)
    .where(inProject(context, consumers, isAnyOfTexts(consumers.groupRef, groupRefs)))
    .groupBy(consumers.groupRef);
  return new Map(rows.map(({ groupRef, count }) => [groupRef ?? '', count]));
}

/** The newest people of a group. */
export function selectConsumers(context: Context, groupRef: string, limit: number) {
  return context.db
    .select()
    .from(consumers)
    .where(inProject(context, consumers, eq(consumers.groupRef, groupRef)))
    .orderBy(desc(consumers.id))
    .limit(limit);
}

/** A schedule that somebody paused. */
export interface PauseRow {
  readonly installationId: string;
  readonly objectName: string;
  readonly since: Date | null;
  readonly note: string | null;
}

/** The schedules of some installations that somebody paused. */
export function selectPauses(context: Context, installationIds: readonly string[]): Promise<PauseRow[]> {
  const { installationId, objectName, pausedTime, pauseNote, pauseReason } = readObjects;
  return context.db
    .select({ installationId, objectName, since: pausedTime, note: pauseNote })
    .from(readObjects)
    .where(
      inProject(context, readObjects, isAnyOf(installationId, installationIds), eq(pauseReason, 'asked')),
    )
    .orderBy(objectName);
}
