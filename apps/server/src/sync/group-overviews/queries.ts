import type { GroupState } from '@dowel/schema';
import { and, asc, desc, eq, exists, getTableColumns, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../platform/db/any-of.ts';
import { beginsWith } from '../../platform/db/begins-with.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { isNewer } from '../../platform/db/slice.ts';
import { consumers, groups, installations, integrations, readObjects } from '../../platform/db/tables.ts';
import { givenPlaces, troubled } from '../../platform/db/troubled.ts';
import { places } from '../issues/rules.ts';

type GroupRow = typeof groups.$inferSelect;

/** A group, and how it fares. */
export type StatedGroup = GroupRow & {
  readonly state: GroupState;
  /** Where that puts it in the list. */
  readonly place: number;
};

/** Which groups to list, and where to begin: after this reference at this place. */
export interface GroupChoice {
  /** Places that no index of theirs says. */
  readonly refused: ReadonlyMap<string, number>;
  readonly q: string | undefined;
  /** What they must have installed. */
  readonly integrationId: string | undefined;
  readonly from: number;
  readonly after: string | undefined;
  readonly limit: number;
  /** The only state that is wanted. */
  readonly only: GroupState | undefined;
}

/** Selects groups that are not simply well: the worst first, and then by reference. */
export async function selectTroubled(
  context: Context,
  { refused, q, integrationId, from, after, limit, only }: GroupChoice,
): Promise<StatedGroup[]> {
  const bad = troubled(context, 'groups', givenPlaces(refused));
  const place = sql`(${bad.rank}, ${groups.groupRef})`;
  const rows = await context.db
    .select({ ...getTableColumns(groups), rank: bad.rank })
    .from(bad)
    .innerJoin(groups, and(isWanted(context, q, integrationId), sql`${groups.groupRef} = ${bad.subject}`))
    .where(
      and(
        after === undefined ? undefined : sql`${place} > (${from}::int, ${after}::text)`,
        only === undefined
          ? undefined
          : sql`${bad.rank} between ${places.indexOf(only)}::int and ${places.lastIndexOf(only)}::int`,
      ),
    )
    .orderBy(asc(bad.rank), asc(groups.groupRef))
    .limit(limit);
  return rows.map(({ rank, ...row }) => ({ ...row, place: rank, state: places[rank] ?? 'needs_action' }));
}

/** The reference of the group so many groups behind this one. Undefined: there are not so many. */
export async function findFurther(
  context: Context,
  after: string | undefined,
  count: number,
): Promise<string | undefined> {
  const [row] = await context.db
    .select({ groupRef: groups.groupRef })
    .from(groups)
    .where(inProject(context, groups, isNewer(groups.groupRef, { after })))
    .orderBy(asc(groups.groupRef))
    .offset(count - 1)
    .limit(1);
  return row?.groupRef;
}

/** Selects the other groups that have installed something, or those that have not, sorted by reference, up to one of them. */
export async function selectWell(
  context: Context,
  state: 'working' | 'not_installed',
  {
    refused,
    q,
    integrationId,
    after,
    until,
    limit,
  }: Omit<GroupChoice, 'from' | 'only'> & { readonly until: string | undefined },
): Promise<StatedGroup[]> {
  const bad = troubled(context, 'groups', givenPlaces(refused));
  const hasInstalled = existsInstalled(context, undefined);
  const rows = await context.db
    .select()
    .from(groups)
    .where(
      and(
        isWanted(context, q, integrationId),
        sql`${groups.groupRef} not in (select ${bad.subject} from ${bad})`,
        state === 'working' ? hasInstalled : not(hasInstalled),
        isNewer(groups.groupRef, { after }),
        until === undefined ? undefined : lte(groups.groupRef, until),
      ),
    )
    .orderBy(asc(groups.groupRef))
    .limit(limit);
  return rows.map((row) => ({ ...row, place: places.indexOf(state), state }));
}

/** Whether a group has installed something, or this integration. */
function existsInstalled(context: Context, integrationId: string | undefined): SQL {
  const isIt = hasValues(installations, { integrationId });
  const own = inProject(context, installations, eq(installations.groupRef, groups.groupRef), isIt);
  return exists(context.db.select().from(installations).where(own));
}

function isWanted(context: Context, q: string | undefined, integrationId: string | undefined): SQL {
  const isIt =
    q === undefined ? undefined : or(beginsWith(groups.groupName, q), beginsWith(groups.groupRef, q));
  return inProject(
    context,
    groups,
    isIt,
    integrationId ? existsInstalled(context, integrationId) : undefined,
  );
}

/** The group with its state. */
export async function findGroup(context: Context, groupRef: string): Promise<GroupRow | undefined> {
  const [row] = await context.db
    .select()
    .from(groups)
    .where(inProject(context, groups, eq(groups.groupRef, groupRef)));
  return row;
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

export interface PauseRow {
  readonly installationId: string;
  readonly objectName: string;
  readonly since: Date | null;
  readonly note: string | null;
  readonly by: string | null;
}

/** The schedules of some installations that somebody paused. */
export function selectPauses(context: Context, installationIds: readonly string[]): Promise<PauseRow[]> {
  const { installationId, objectName, pausedTime, pauseNote, pauseBy, pauseReason } = readObjects;
  return context.db
    .select({ installationId, objectName, since: pausedTime, note: pauseNote, by: pauseBy })
    .from(readObjects)
    .where(
      inProject(context, readObjects, isAnyOf(installationId, installationIds), eq(pauseReason, 'asked')),
    )
    .orderBy(objectName);
}
