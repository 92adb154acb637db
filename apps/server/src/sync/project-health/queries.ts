import type { IntegrationHealth } from '@dowel/schema';
import { and, desc, eq, isNull, lte, min, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  deliveries,
  destinations,
  installations,
  integrations,
  readObjects,
  readRuns,
  revisions,
} from '../../platform/db/tables.ts';
import { isOpen } from '../../platform/db/trouble.ts';
import { sendersTo } from '../issues/destination-queries.ts';
import { places } from '../issues/rules.ts';
import { givenPlaces, troubled } from '../issues/troubled.ts';

/** What no index of installations says. */
export interface Known {
  /** Where failed writes put installations. */
  readonly installations: ReadonlyMap<string, number>;
  /** Where destinations that take nothing put those who send to them, by name. */
  readonly destinations: ReadonlyMap<string, number>;
}

/** Integrations with how their installations fare, those first with most that need somebody. */
export async function selectHealth(
  context: Context,
  known: Known,
  limit: number,
): Promise<IntegrationHealth[]> {
  const bad = troubled(context, 'installations', placesOf(context, known));
  const isAt = (state: (typeof places)[number]) =>
    sql`${bad.rank} between ${places.indexOf(state)}::int and ${places.lastIndexOf(state)}::int`;
  const countAt = (state: (typeof places)[number]) =>
    sql<number>`(count(*) filter (where ${isAt(state)}))::int`;
  const counted = context.db
    .select({
      integrationId: installations.integrationId,
      all: sql<number>`count(*)::int`.as('all_installed'),
      needsAction: countAt('needs_action').as('needs_action'),
      waiting: countAt('waiting').as('waiting'),
      paused: countAt('paused').as('paused'),
    })
    .from(installations)
    .leftJoin(bad, sql`${bad.subject} = ${installations.id}::text`)
    .where(inProject(context, installations))
    .groupBy(installations.integrationId)
    .as('counted');
  const of = (count: SQL.Aliased<number>) => sql<number>`coalesce(${count}, 0)`;
  const rows = await context.db
    .select({
      integrationId: integrations.id,
      integrationName: integrations.name,
      displayName: sql<string | null>`${revisions.content} ->> 'displayName'`,
      provider: integrations.provider,
      installationCount: of(counted.all),
      needsActionCount: of(counted.needsAction),
      waitingCount: of(counted.waiting),
      pausedCount: of(counted.paused),
    })
    .from(integrations)
    .innerJoin(
      revisions,
      and(eq(revisions.projectId, integrations.projectId), eq(revisions.id, integrations.latestRevisionId)),
    )
    .leftJoin(counted, eq(counted.integrationId, integrations.id))
    .where(inProject(context, integrations))
    .orderBy(desc(of(counted.needsAction)), desc(of(counted.all)), integrations.id)
    .limit(limit);
  return rows.map(({ displayName, ...row }) => ({ ...row, ...(displayName !== null && { displayName }) }));
}

function placesOf(context: Context, known: Known): SQL {
  const ofInstallations = givenPlaces(known.installations);
  if (known.destinations.size === 0) return ofInstallations;
  const senders = sendersTo(context, [...known.destinations.keys()]);
  return sql`${ofInstallations} union all select ${senders.installationId}::text, stopped.place
    from ${senders} join (${givenPlaces(known.destinations)}) as stopped (name, place) on stopped.name = ${senders.destination}`;
}

/** Since when the oldest read is due. What waits for the end of another read of its object is not late. */
export async function findReadsDue(context: Context): Promise<Date | undefined> {
  const now = context.now();
  const running = context.db
    .select()
    .from(readRuns)
    .where(
      inProject(
        context,
        readRuns,
        isOpen,
        eq(readRuns.installationId, readObjects.installationId),
        eq(readRuns.objectName, readObjects.objectName),
      ),
    );
  const [runs, objects] = await Promise.all([
    context.db
      .select({ due: min(readRuns.dueTime) })
      .from(readRuns)
      .where(inProject(context, readRuns, lte(readRuns.dueTime, now), ne(readRuns.readType, 'reconciling'))),
    context.db
      .select({ due: min(readObjects.dueTime) })
      .from(readObjects)
      .where(inProject(context, readObjects, lte(readObjects.dueTime, now), notExists(running))),
  ]);
  return earliest([...runs, ...objects]);
}

/** Since when the oldest message is due. Those to a destination that takes none wait, and are not late. */
export async function findDeliveriesDue(context: Context): Promise<Date | undefined> {
  const now = context.now();
  const { id, heldTime, disabledTime, pausedUntilTime } = destinations;
  const oldest = context.db
    .select({ due: sql<Date>`${deliveries.dueTime}`.mapWith(deliveries.dueTime).as('due') })
    .from(deliveries)
    .where(
      inProject(context, deliveries, eq(deliveries.destinationId, id), sql`${deliveries.status} = 'pending'`),
    )
    .orderBy(deliveries.dueTime)
    .limit(1)
    .as('oldest');
  const rows = await context.db
    .select({ due: oldest.due })
    .from(destinations)
    .innerJoinLateral(oldest, lte(oldest.due, now))
    .where(
      inProject(
        context,
        destinations,
        isNull(heldTime),
        isNull(disabledTime),
        or(isNull(pausedUntilTime), lte(pausedUntilTime, now)),
      ),
    );
  return earliest(rows);
}

function earliest(rows: readonly { due: Date | null }[]): Date | undefined {
  const times = rows.flatMap(({ due }) => due?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
