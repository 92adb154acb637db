import {
  type GetOrgStatsQuery,
  type GetStatsQuery,
  type Stat,
  type Stats,
  statDivisions,
} from '@dowel/schema';
import type { BuilderContext, Context, PublicContext } from '../../context.ts';
import type { StatBucket, StatMetric } from '../../platform/db/tables/stats.ts';
import { invalidInput } from '../../platform/problems/problem-error.ts';
import { enterOwnOrg } from '../memberships/service.ts';
import {
  type StatRow,
  selectCountTime,
  selectDeploys,
  selectOrgStats,
  selectStats,
  type WantedStats,
} from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const widthMs: Readonly<Record<StatBucket, number>> = { hour: HOUR_MS, day: DAY_MS };
/** How many an answer has when the request does not say, the present one included. */
const usual: Readonly<Record<StatBucket, number>> = { hour: 24, day: 30 };
/** Days are kept no longer, and a time has to be stored. */
const OLDEST_MS = 400 * DAY_MS;

/** How many rows an answer has at most. A year by the day has 1,460 without `by`. */
const MOST = 10_000;
/** A file has them all. This many are some 10 MB. */
const MOST_IN_FILE = 100_000;
const MOST_DEPLOYS = 20;

/** What a project did in a time. It reads what was counted. */
export async function get(context: Context, query: GetStatsQuery): Promise<Stats> {
  const wanted = toWanted(context, query);
  const before = new Date(wanted.until.getTime() + widthMs[wanted.bucket]);
  const rows = await selectStats(context, wanted, MOST + 1);
  const countTime = await selectCountTime(context);
  const deploys = await selectDeploys(context, wanted.since, before, MOST_DEPLOYS);
  return {
    ...toStats(context, rows, countTime),
    deploys: deploys.map(({ time, ...deploy }) => ({ time: time.toISOString(), ...deploy })),
  };
}

/**
 * All that was counted in a time, for a file: nobody would see that a file lacks its end.
 * @throws {ProblemError} `invalid_request` when it is too much
 */
export async function getAll(context: Context, query: GetStatsQuery): Promise<Stat[]> {
  const rows = await selectStats(context, toWanted(context, query), MOST_IN_FILE + 1);
  if (rows.length > MOST_IN_FILE) {
    const detail = `leaves more than ${MOST_IN_FILE} rows, which is the most that one file has; ask for a shorter time`;
    throw invalidInput({ in: 'query', name: 'sinceTime', detail });
  }
  return rows.map(toStat);
}

/**
 * What the projects of the builder's org did, day by day.
 * @throws {ProblemError} `org_not_found`
 */
export async function getOfOrg(
  context: BuilderContext,
  orgId: string,
  query: GetOrgStatsQuery,
): Promise<Stats> {
  const rows = await selectOrgStats(enterOwnOrg(context, orgId), toWanted(context, query), MOST + 1);
  const times = rows.flatMap(({ countTime }) => (countTime ? [countTime.getTime()] : []));
  return toStats(context, rows, times.length > 0 ? new Date(Math.max(...times)) : undefined);
}

const everything = Object.keys(statDivisions) as StatMetric[];

function toWanted(
  { now }: PublicContext,
  { bucket = 'day', metric, by, sinceTime, untilTime }: GetStatsQuery,
): WantedStats {
  const nowMs = now().getTime();
  const width = widthMs[bucket];
  const within = (timeMs: number) => Math.min(Math.max(timeMs, nowMs - OLDEST_MS), nowMs);
  const startOf = (timeMs: number) => new Date(timeMs - (timeMs % width));
  const untilMs = within(untilTime === undefined ? nowMs : Date.parse(untilTime));
  const sinceMs = sinceTime === undefined ? untilMs - (usual[bucket] - 1) * width : Date.parse(sinceTime);
  const isDivided = (one: StatMetric) =>
    by === undefined || (statDivisions[one] as readonly string[]).includes(by);
  return {
    bucket,
    metrics: (metric === undefined ? everything : [metric]).filter(isDivided),
    by,
    since: startOf(within(sinceMs)),
    until: startOf(untilMs),
  };
}

function toStats(
  { env }: Pick<PublicContext, 'env'>,
  rows: readonly StatRow[],
  countTime: Date | undefined,
): Stats {
  const { store, perSecond } = env.rateLimits;
  const { project, org } = perSecond;
  const limits = { ...(project > 0 && { project }), ...(org > 0 && { org }) };
  return {
    ...(countTime && { countTime: countTime.toISOString() }),
    stats: rows.slice(0, MOST).map(toStat),
    deploys: [],
    ...(rows.length > MOST && { isCut: true }),
    ...(store !== 'off' && Object.keys(limits).length > 0 && { requestsPerSecond: limits }),
  };
}

function toStat({ startTime, metric, key, label, total, failed, pending }: StatRow): Stat {
  return {
    startTime: startTime.toISOString(),
    metric,
    ...(key !== null && { key }),
    ...(label !== null && { label }),
    total,
    failed,
    pending,
  };
}
