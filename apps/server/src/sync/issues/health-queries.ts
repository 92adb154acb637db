import type { IntegrationHealth } from '@dowel/schema';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isLatestRevision } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, integrations, revisions } from '../../platform/db/tables.ts';
import { givenPlaces, troubled } from '../../platform/db/troubled.ts';
import { sendersTo } from './destination-queries.ts';
import { places } from './rules.ts';

/** What other tables than those of installations say. */
export interface Known {
  /** Where events and failed writes put installations. */
  readonly installations: ReadonlyMap<string, number>;
  /** Where destinations that take nothing put those who send to them, by name. */
  readonly destinations: ReadonlyMap<string, number>;
}

/** Integrations with how their installations fare, those first with most that need somebody. */
export async function selectHealth(
  context: Context,
  known: Known,
  limit: number,
): Promise<Omit<IntegrationHealth, 'providerName'>[]> {
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
    .innerJoin(revisions, isLatestRevision)
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
