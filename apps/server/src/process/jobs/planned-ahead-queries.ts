import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { LONGEST_PAUSE_MS } from '../../installing/destinations/health/rules.ts';
import type { StoredColumn } from '../../platform/db/columns.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import type { FeedUser } from '../../platform/db/tables/feed-tokens.ts';
import {
  connections,
  deliveries,
  destinations,
  feedTokens,
  inboundEvents,
  providerBudgets,
  rateLimitBuckets,
  readObjects,
  readRuns,
  reconciledObjects,
  schemaWatches,
  stats,
  subscriptions,
  writeRuns,
} from '../../platform/db/tables.ts';
import { LONGEST_WAIT_MS } from '../../providers/provider-budgets/provider-wait.ts';
import { nextReadTime } from '../../sync/reads/rules.ts';
import { CLOCK_TOLERANCE_MS } from '../../sync/reads/running/window.ts';

const WHOLE_SERVER = 'the clock of a server is that of all projects';
const DAY_MS = 24 * 60 * 60_000;
/** Longer than the time between two looks at a provider, and between most runs of a schedule. */
const LONG_MS = 32 * DAY_MS;

interface Planned {
  readonly name: string;
  readonly time: StoredColumn;
  /** The longest that anything waits by plan. */
  readonly mostMs: number;
  /** Only rows with a time in the future here, which comes from the clock that was ahead. */
  readonly ahead?: StoredColumn;
  readonly condition?: SQL | undefined;
  /** Absent: now. */
  readonly becomes?: (now: SQL) => SQL;
}

/** What waits, except for scheduled reads. */
const planned: readonly Planned[] = [
  {
    name: 'deliveries',
    time: deliveries.dueTime,
    mostMs: DAY_MS,
    condition: eq(deliveries.status, 'pending'),
  },
  { name: 'destinations', time: destinations.pausedUntilTime, mostMs: LONGEST_PAUSE_MS },
  { name: 'reads', time: readRuns.dueTime, mostMs: DAY_MS },
  { name: 'writes', time: writeRuns.dueTime, mostMs: DAY_MS },
  { name: 'inboundEvents', time: inboundEvents.dueTime, mostMs: DAY_MS },
  { name: 'reconciledObjects', time: reconciledObjects.dueTime, mostMs: LONG_MS },
  { name: 'subscriptions', time: subscriptions.dueTime, mostMs: LONG_MS },
  { name: 'schemaWatches', time: schemaWatches.dueTime, mostMs: LONG_MS },
  {
    name: 'renewals',
    time: connections.refreshDueTime,
    mostMs: LONG_MS,
    // Tokens that nobody can renew are looked at when they expire, which may be years from now.
    condition: sql`${connections.refreshDueTime} is distinct from ${connections.tokenExpireTime}`,
  },
  // A refresh that somebody else does, or has forced just now, is waited for.
  { name: 'refreshes', time: connections.refreshLeaseExpireTime, mostMs: CLOCK_TOLERANCE_MS },
  { name: 'forcedRefreshes', time: connections.forcedRefreshTime, mostMs: CLOCK_TOLERANCE_MS },
  { name: 'usage', time: stats.countTime, mostMs: CLOCK_TOLERANCE_MS },
  {
    name: 'deliveriesAhead',
    time: deliveries.dueTime,
    mostMs: 0,
    ahead: deliveries.createTime,
    condition: eq(deliveries.status, 'pending'),
  },
  {
    name: 'retriesAhead',
    time: deliveries.dueTime,
    mostMs: 0,
    ahead: deliveries.updateTime,
    condition: eq(deliveries.status, 'pending'),
  },
  {
    name: 'writesAhead',
    time: writeRuns.dueTime,
    mostMs: 0,
    ahead: writeRuns.createTime,
    // A caller of a process whose clock is still ahead may be waiting for it.
    condition: eq(writeRuns.isSynchronous, false),
  },
  { name: 'inboundAhead', time: inboundEvents.dueTime, mostMs: 0, ahead: inboundEvents.createTime },
  { name: 'runsAhead', time: readRuns.dueTime, mostMs: 0, ahead: readRuns.createTime },
  { name: 'readAhead', time: readObjects.dueTime, mostMs: 0, ahead: readObjects.watermark },
  { name: 'reconciledAhead', time: reconciledObjects.dueTime, mostMs: 0, ahead: reconciledObjects.watermark },
  watermarkOf(readObjects, 'reads', sql`null`),
  watermarkOf(reconciledObjects, 'subscriptions', sql`${reconciledObjects.beginTime}`),
];

/**
 * A read that begins at a watermark in the future passes over the changes before it. So the next one begins where an
 * earlier one has. One that begins with a token needs no time.
 */
function watermarkOf(
  { watermark, projectId, installationId, objectName }: typeof readObjects | typeof reconciledObjects,
  usedBy: FeedUser,
  otherwise: SQL,
): Planned {
  const isIts = sql`(project_id, installation_id, object_name) = (${projectId}, ${installationId}, ${objectName})`;
  const readType = usedBy === 'reads' ? 'scheduled' : 'reconciling';
  return {
    name: `${usedBy}Until`,
    time: watermark,
    mostMs: CLOCK_TOLERANCE_MS,
    condition: sql`not exists (select from ${feedTokens} where ${isIts} and used_by = ${usedBy}
      and parent_hash = '' and feed_tokens.watermark = ${watermark})`,
    becomes: (now) => sql`coalesce((select max(from_time) from ${readRuns} where ${isIts}
      and read_type = ${readType} and from_time <= ${now}), ${otherwise})`,
  };
}

/** Makes due what is planned for later than it can wait. Answers how many rows of each column that were. */
export async function pullBack(context: PublicContext): Promise<Record<string, number>> {
  const pulled: Record<string, number> = {
    scheduledReads: await pullBackReads(context),
    rateLimits: await forgetLimits(context),
  };
  for (const { name, time, mostMs, ahead, condition, becomes } of planned) {
    const isAhead = ahead && isLaterBy(context, ahead, CLOCK_TOLERANCE_MS);
    const now = sql`${sql.param(context.now(), time)}`;
    const rows = await acrossProjects(context, WHOLE_SERVER)
      .update(time.table)
      .set({ [time.name]: becomes?.(now) ?? now })
      .where(and(isLaterBy(context, time, mostMs), isAhead, condition))
      .returning({ one: sql`1` });
    pulled[name] = rows.length;
  }
  return Object.fromEntries(Object.entries(pulled).filter(([, rows]) => rows > 0));
}

/** What is counted of a limit is over in a moment, and what a provider has asked for within a day, or an hour of blocks. */
async function forgetLimits(context: PublicContext): Promise<number> {
  const nowMs = context.now().getTime();
  const buckets = await context.db
    .delete(rateLimitBuckets)
    .where(gt(rateLimitBuckets.fullAtMs, nowMs + DAY_MS))
    .returning({ one: sql`1` });
  const blocks = await acrossProjects(context, WHOLE_SERVER)
    .update(providerBudgets)
    .set({ blockedUntilMs: 0 })
    .where(gt(providerBudgets.blockedUntilMs, nowMs + LONGEST_WAIT_MS + CLOCK_TOLERANCE_MS))
    .returning({ one: sql`1` });
  return buckets.length + blocks.length;
}

const PAGE = 1000;

/** A schedule may run once a year, so each is asked for its next time. */
async function pullBackReads(context: PublicContext): Promise<number> {
  const db = acrossProjects(context, WHOLE_SERVER);
  const { projectId, installationId, objectName, schedule, dueTime } = readObjects;
  let pulled = 0;
  let last: readonly string[] | undefined;
  do {
    const isLater = last && sql`(${installationId}, ${objectName}) > (${last[0]}::uuid, ${last[1]})`;
    const far = await db
      .select({ projectId, installationId, objectName, schedule, dueTime })
      .from(readObjects)
      .where(and(isLaterBy(context, dueTime, DAY_MS), isLater))
      .orderBy(asc(installationId), asc(objectName))
      .limit(PAGE);
    const wrong = far.filter((row) => {
      const next = nextReadTime(row.schedule, row.installationId, context.now());
      return row.dueTime !== null && next !== null && row.dueTime > next;
    });
    const keys = (['projectId', 'installationId', 'objectName'] as const).map((name) =>
      sql.param(wrong.map((row) => row[name])),
    );
    const isWrong = sql`(${projectId}, ${installationId}, ${objectName}) in
      (select * from unnest(${keys[0]}::uuid[], ${keys[1]}::uuid[], ${keys[2]}::text[]))`;
    // Meanwhile somebody may have paused it, or another server has pulled it back.
    const changed = await db
      .update(readObjects)
      .set({ dueTime: context.now() })
      .where(and(isWrong, isLaterBy(context, dueTime, DAY_MS)))
      .returning({ one: sql`1` });
    pulled += changed.length;
    const end = far.length === PAGE ? far.at(-1) : undefined;
    last = end && [end.installationId, end.objectName];
  } while (last);
  return pulled;
}

function isLaterBy({ now }: PublicContext, time: StoredColumn, ms: number): SQL {
  return gt(time, new Date(now().getTime() + ms));
}
