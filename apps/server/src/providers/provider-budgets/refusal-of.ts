import { type Allowance, BURST_TIME, readShareMs, shareOfReads } from './allowance.ts';
import type { Refusal } from './prepaid.ts';
import type { BudgetRow } from './queries.ts';

/** Nobody asks again sooner. */
const SHORTEST_MS = 5;

/** Why a budget granted no call, and when it can grant one. */
export function refusalOf(row: BudgetRow, allowance: Allowance, isRead: boolean, nowMs: number): Refusal {
  if (row.blockedUntilMs > nowMs) return { untilMs: row.blockedUntilMs, why: 'pause' };
  const { rate, perMs } = allowance;
  if (!rate) return { untilMs: (row.periodStartMs ?? nowMs) + perMs, why: 'quota' };
  const { shareMs, capacity } = rate;
  const ofAll = (row.fullAtMs ?? nowMs) + shareMs - capacity * shareMs;
  const readMs = readShareMs(rate);
  const ofReads = (row.readsFullAtMs ?? nowMs) + readMs - shareOfReads(capacity) * readMs;
  const untilMs = Math.ceil(Math.max(ofAll, isRead ? ofReads : 0));
  return { untilMs: Math.max(untilMs, nowMs + SHORTEST_MS), why: 'rate' };
}

export function leftIn(row: BudgetRow, nowMs: number): number {
  if (row.quota !== null) return Math.max(0, row.quota - (row.used ?? 0));
  const { shareMs, fullAtMs, burst, periodStartMs } = row;
  if (shareMs === null || row.capacity === null) return 0;
  const isBurst =
    burst !== null && periodStartMs !== null && nowMs <= periodStartMs + burst * shareMs * BURST_TIME;
  const capacity = isBurst ? burst : row.capacity;
  return Math.max(0, Math.floor(capacity - ((fullAtMs ?? nowMs) - nowMs) / shareMs + 0.001));
}
