import { and, desc, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Context, OrgContext } from '../../context.ts';
import { idAt } from '../../platform/db/partitions/periods.ts';
import { acrossProjects, inProject } from '../../platform/db/scope.ts';
import type { StatBucket, StatMetric } from '../../platform/db/tables/stats.ts';
import { destinations, integrations, projects, revisions, stats } from '../../platform/db/tables.ts';

export interface WantedStats {
  readonly bucket: StatBucket;
  readonly metrics: readonly StatMetric[];
  readonly by?: 'kind' | 'integration' | 'provider' | 'destination' | undefined;
  readonly since: Date;
  readonly until: Date;
}

export interface StatRow {
  readonly startTime: Date;
  readonly metric: string;
  readonly key: string | null;
  readonly label: string | null;
  readonly total: number;
  readonly failed: number;
  readonly pending: number;
}

const counts = {
  total: sql<number>`sum(${stats.total})`.mapWith(Number),
  failed: sql<number>`sum(${stats.failed})`.mapWith(Number),
  pending: sql<number>`sum(${stats.pending})`.mapWith(Number),
};

const isWanted = ({ bucket, metrics, since, until }: WantedStats) =>
  and(
    eq(stats.bucket, bucket),
    gte(stats.startTime, since),
    lte(stats.startTime, until),
    inArray(stats.metric, [...metrics]),
  );

/** Up to `limit` rows, newest first. */
export function selectStats(context: Context, wanted: WantedStats, limit: number): Promise<StatRow[]> {
  const { by } = wanted;
  const [key, label] = divisionOf(by);
  const found = context.db
    .select({ startTime: stats.startTime, metric: stats.metric, key, label, ...counts })
    .from(stats)
    .$dynamic();
  if (by === 'integration' || by === 'provider') found.leftJoin(integrations, isOfThis(integrations));
  if (by === 'destination') found.leftJoin(destinations, isOfThis(destinations));
  return found
    .where(inProject(context, stats, isWanted(wanted)))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(desc(stats.startTime), sql`2, 3`)
    .limit(limit);
}

type Key = SQL<string | null>;

function divisionOf(by: WantedStats['by']): readonly [key: Key, label: Key] {
  const none: Key = sql`null::text`;
  switch (by) {
    case 'kind':
      return [sql`${stats.kind}`, none];
    case 'integration':
      return [sql`${stats.subject}`, sql`${integrations.name}`];
    case 'destination':
      return [sql`${stats.subject}`, sql`${destinations.name}`];
    case 'provider':
      return [
        sql`case when ${stats.metric} = 'calls' then ${stats.subject} else ${integrations.provider} end`,
        none,
      ];
    default:
      return [none, none];
  }
}

function isOfThis(table: typeof integrations | typeof destinations): SQL | undefined {
  return and(eq(table.projectId, stats.projectId), sql`${table.id}::text = ${stats.subject}`);
}

/** Calls are not counted: each process adds its own. */
const isCounted = ne(stats.metric, 'calls');

/** When something of a project was counted last. */
export async function selectCountTime(context: Context): Promise<Date | undefined> {
  const [row] = await context.db
    .select({ countTime: stats.countTime })
    .from(stats)
    .where(inProject(context, stats, eq(stats.bucket, 'day'), isCounted))
    .orderBy(desc(stats.startTime), desc(stats.countTime))
    .limit(1);
  return row?.countTime;
}

/** What was deployed in a time, newest first. Ids of revisions say when they were made. */
export function selectDeploys(context: Context, since: Date, before: Date, limit: number) {
  return context.db
    .select({
      time: revisions.createTime,
      integrationId: revisions.integrationId,
      integrationName: integrations.name,
      revisionId: revisions.id,
    })
    .from(revisions)
    .innerJoin(
      integrations,
      and(eq(integrations.projectId, revisions.projectId), eq(integrations.id, revisions.integrationId)),
    )
    .where(
      inProject(
        context,
        revisions,
        gte(revisions.id, idAt(since.getTime())),
        lt(revisions.id, idAt(before.getTime())),
      ),
    )
    .orderBy(desc(revisions.id))
    .limit(limit);
}

/** The days of the projects of an org: up to `limit` rows, newest first. */
export function selectOrgStats(
  context: OrgContext,
  wanted: WantedStats,
  limit: number,
): Promise<(StatRow & { countTime: Date | null })[]> {
  return acrossProjects(context, 'an org adds up its projects')
    .select({
      startTime: stats.startTime,
      metric: stats.metric,
      key: sql<string | null>`${stats.projectId}`,
      label: sql<string | null>`${projects.name}`,
      countTime: sql<Date | null>`max(${stats.countTime}) filter (where ${isCounted})`.mapWith(
        stats.countTime,
      ),
      ...counts,
    })
    .from(projects)
    .innerJoin(stats, eq(stats.projectId, projects.id))
    .where(and(eq(projects.orgId, context.org.id), isWanted(wanted)))
    .groupBy(stats.startTime, stats.metric, stats.projectId, projects.name)
    .orderBy(desc(stats.startTime), projects.name, stats.metric)
    .limit(limit);
}
