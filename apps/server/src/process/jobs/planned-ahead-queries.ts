import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import type { StoredColumn } from '../../platform/db/columns.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import {
  connections,
  deliveries,
  destinations,
  inboundEvents,
  providerBudgets,
  rateLimitBuckets,
  readObjects,
  readRuns,
  reconciledObjects,
  schemaWatches,
  subscriptions,
  writeRuns,
} from '../../platform/db/tables.ts';
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
  /** Only rows that were read until a time in the future. */
  readonly watermark?: StoredColumn;
  readonly condition?: SQL | undefined;
}

/** What waits, except for scheduled reads. */
const planned: readonly Planned[] = [
  {
    name: 'deliveries',
    time: deliveries.dueTime,
    mostMs: DAY_MS,
    condition: eq(deliveries.status, 'pending'),
  },
  { name: 'destinations', time: destinations.pausedUntilTime, mostMs: DAY_MS },
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
  // A read that comes after such a watermark begins there, so the changes before it would be lost.
  { name: 'readAhead', time: readObjects.dueTime, mostMs: 0, watermark: readObjects.watermark },
  {
    name: 'reconciledAhead',
    time: reconciledObjects.dueTime,
    mostMs: 0,
    watermark: reconciledObjects.watermark,
  },
];

/** Makes due what is planned for later than it can wait. Answers how many rows of each column that were. */
export async function pullBack(context: PublicContext): Promise<Record<string, number>> {
  const pulled: Record<string, number> = {
    scheduledReads: await pullBackReads(context),
    rateLimits: await forgetLimits(context),
  };
  for (const { name, time, mostMs, watermark, condition } of planned) {
    const isAhead = watermark && isLaterBy(context, watermark, CLOCK_TOLERANCE_MS);
    const rows = await acrossProjects(context, WHOLE_SERVER)
      .update(time.table)
      .set({ [time.name]: context.now() })
      .where(and(isLaterBy(context, time, mostMs), isAhead, condition))
      .returning({ one: sql`1` });
    pulled[name] = rows.length;
  }
  return Object.fromEntries(Object.entries(pulled).filter(([, rows]) => rows > 0));
}

/** What is counted of a limit is over in a moment, and what a provider has asked for within hours. */
async function forgetLimits(context: PublicContext): Promise<number> {
  const mostMs = context.now().getTime() + DAY_MS;
  const buckets = await context.db
    .delete(rateLimitBuckets)
    .where(gt(rateLimitBuckets.fullAtMs, mostMs))
    .returning({ one: sql`1` });
  const blocks = await acrossProjects(context, WHOLE_SERVER)
    .update(providerBudgets)
    .set({ blockedUntilMs: 0 })
    .where(gt(providerBudgets.blockedUntilMs, mostMs))
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
