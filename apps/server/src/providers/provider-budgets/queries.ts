import { eq, type SQL, sql } from 'drizzle-orm';
import { inProject } from '../../platform/db/scope.ts';
import { providerBudgets } from '../../platform/db/tables.ts';
import {
  type Allowance,
  BURST_PAUSE,
  BURST_TIME,
  periodStart,
  READ_SHARE,
  readShareMs,
  shareOfReads,
} from './allowance.ts';
import type { BudgetContext } from './budget-context.ts';

const table = providerBudgets;
const target = [table.projectId, table.provider, table.scopeId, table.callClass];

export interface BudgetRef {
  readonly provider: string;
  readonly scopeId: string;
  readonly callClass: string;
}

export interface Wanted extends BudgetRef {
  readonly allowance: Allowance;
  /** How many calls of the same period it took before and did not make. Only a quota takes them back. */
  readonly returned: number;
}

export type BudgetRow = typeof providerBudgets.$inferSelect;

/**
 * Takes calls from all these budgets, in one statement. Each grants as many as it can, perhaps none. All statements lock
 * the rows in the same order.
 */
export async function takeFromBudgets(
  context: BudgetContext,
  wanted: readonly Wanted[],
  isRead: boolean,
): Promise<BudgetRow[]> {
  const rows = wanted
    .map((one) => newRow(context, one, isRead))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return context.db
    .insert(table)
    .values(rows.map((row) => ({ ...row, projectId: context.project.id })))
    .onConflictDoUpdate({ target, set: taking(context.now(), isRead), setWhere: inProject(context, table) })
    .returning();
}

export function keyOf({ provider, scopeId, callClass }: BudgetRef): string {
  return `${provider} ${scopeId} ${callClass}`;
}

/** The row of a budget that nobody has used. */
function newRow(context: BudgetContext, { allowance, ...wanted }: Wanted, isRead: boolean) {
  const nowMs = context.now().getTime();
  const { rate, requests, ahead } = allowance;
  const most = rate?.burst ?? rate?.capacity ?? requests;
  const granted = Math.min(ahead, isRead ? shareOfReads(most) : most);
  return {
    ...emptyRow(context, wanted),
    ...(rate && {
      ...rate,
      ...(rate.burst && { periodStartMs: nowMs }),
      fullAtMs: nowMs + granted * rate.shareMs,
      readsFullAtMs: nowMs + (isRead ? granted * readShareMs(rate) : 0),
    }),
    ...(!rate && { quota: requests, periodStartMs: periodStart(allowance, nowMs), used: granted }),
    asked: ahead,
    granted,
    returned: wanted.returned,
  };
}

function emptyRow(context: BudgetContext, { provider, scopeId, callClass }: BudgetRef) {
  return {
    provider,
    scopeId,
    callClass,
    blockedUntilMs: 0,
    asked: 0,
    granted: 0,
    returned: 0,
    updateTime: context.now(),
  };
}

/**
 * The new values of a row. What a budget does not have is null, and `least` and `greatest` pass over nulls. A bucket
 * that a clock in the future has emptied is at most empty.
 */
function taking(now: Date, isRead: boolean) {
  const nowMs = sql`${now.getTime()}::float8`;
  const share = sql`excluded.share_ms`;
  const ofThem = sql`${READ_SHARE}::float8`;
  const readShare = sql`excluded.share_ms / ${ofThem}`;
  // Of a rate, the period is its burst.
  const fullMs = sql`coalesce(${table.fullAtMs}, 0)`;
  const fillOfBurst = sql`excluded.burst * ${share}`;
  const isRested = sql`${nowMs} >= ${fullMs} + ${fillOfBurst} * ${BURST_PAUSE}::float8`;
  const burstStart = sql`case when ${isRested} then ${nowMs} else ${table.periodStartMs} end`;
  const isBurst = sql`${nowMs} <= ${burstStart} + ${fillOfBurst} * ${BURST_TIME}::float8 and ${nowMs} >= ${burstStart}`;
  const capacity = sql`case when ${isBurst} then excluded.burst else excluded.capacity end`;
  const readsOf = (calls: SQL) => sql`greatest(1, floor((${calls}) * ${ofThem}))`;
  const mostCalls = sql`greatest(excluded.capacity, excluded.burst)`;
  const readCapacity = readsOf(capacity);
  const readQuota = sql`greatest(1, floor(excluded.quota * ${ofThem}))`;
  const fillMs = sql`(${capacity}) * ${share}`;
  const readFillMs = sql`${readCapacity} * ${readShare}`;
  const full = sql`least(greatest(${table.fullAtMs}, ${nowMs}), ${nowMs} + ${mostCalls} * ${share})`;
  const readsFull = sql`least(greatest(${table.readsFullAtMs}, ${nowMs}), ${nowMs} + ${readsOf(mostCalls)} * ${readShare})`;
  const isSamePeriod = sql`${table.periodStartMs} = excluded.period_start_ms`;
  const used = sql`case when excluded.quota is null then null when ${isSamePeriod} then greatest(0, ${table.used} - excluded.returned) else 0 end`;
  // A thousandth of a call may be missing, because of rounding.
  const left = (end: SQL, fill: SQL, each: SQL) =>
    sql`floor((${nowMs} + ${fill} - ${end}) / ${each} + 0.001)`;
  const ofRate = left(full, fillMs, share);
  const ofReads = isRead ? left(readsFull, readFillMs, readShare) : sql`null::float8`;
  const ofQuota = sql`${isRead ? readQuota : sql`excluded.quota`} - (${used})`;
  const most = sql`greatest(0, least(excluded.asked, ${ofRate}, ${ofReads}, ${ofQuota}))`;
  const granted = sql`case when ${table.blockedUntilMs} > ${nowMs} then 0 else ${most} end`;
  return {
    shareMs: share,
    capacity: sql`excluded.capacity`,
    burst: sql`excluded.burst`,
    fullAtMs: sql`case when excluded.share_ms is null then null else ${full} + (${granted}) * ${share} end`,
    readsFullAtMs: sql`case when excluded.share_ms is null then null else ${readsFull} + ${isRead ? sql`(${granted}) * ${readShare}` : sql`0`} end`,
    quota: sql`excluded.quota`,
    periodStartMs: sql`case when excluded.burst is null then excluded.period_start_ms else ${burstStart} end`,
    used: sql`(${used}) + (${granted})`,
    asked: sql`excluded.asked`,
    granted,
    returned: sql`excluded.returned`,
    updateTime: sql`excluded.update_time`,
  };
}

/** Until when the provider allows no calls of a scope that has no budgets. Undefined if it has never said so. */
export async function findBlock(context: BudgetContext, ref: BudgetRef): Promise<number | undefined> {
  const isIt = isRow(context, ref);
  const [row] = await context.db.select({ untilMs: table.blockedUntilMs }).from(table).where(isIt);
  return row?.untilMs;
}

/** No call is made before this time. A block is never made shorter. Answers when the longest one ends. */
export async function blockBudgets(
  context: BudgetContext,
  refs: readonly BudgetRef[],
  untilMs: number,
): Promise<number> {
  const rows = await context.db
    .insert(table)
    .values(
      refs.map((ref) => ({
        ...emptyRow(context, ref),
        blockedUntilMs: untilMs,
        projectId: context.project.id,
      })),
    )
    .onConflictDoUpdate({
      target,
      set: {
        blockedUntilMs: sql`greatest(${table.blockedUntilMs}, excluded.blocked_until_ms)`,
        updateTime: sql`excluded.update_time`,
      },
      setWhere: inProject(context, table),
    })
    .returning({ untilMs: table.blockedUntilMs });
  return Math.max(untilMs, ...rows.map((row) => row.untilMs));
}

/** The provider says that fewer calls are left than we think. */
export async function lowerBudget(
  context: BudgetContext,
  { allowance, ...ref }: BudgetRef & { readonly allowance: Allowance },
  left: number,
): Promise<void> {
  const { rate, requests } = allowance;
  const nowMs = context.now().getTime();
  const set = rate
    ? { fullAtMs: sql`greatest(${table.fullAtMs}, ${nowMs + (rate.capacity - left) * rate.shareMs}::float8)` }
    : { used: sql`greatest(${table.used}, ${requests - left}::int)` };
  const isSamePeriod = rate ? undefined : eq(table.periodStartMs, periodStart(allowance, nowMs));
  await context.db
    .update(table)
    .set(set)
    .where(inProject(context, table, isRow(context, ref), isSamePeriod));
}

function isRow(context: BudgetContext, { provider, scopeId, callClass }: BudgetRef): SQL {
  return inProject(
    context,
    table,
    eq(table.provider, provider),
    eq(table.scopeId, scopeId),
    eq(table.callClass, callClass),
  );
}
