import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * How many calls to a provider are left, for all processes together. What a budget of a connector does not have is unset:
 * a rate has no quota, a quota no rate, and the row of a provider without budgets only says when it may be called again.
 * Times are in milliseconds since 1970, so that one statement can calculate with them.
 */
export const providerBudgets = pgTable(
  'provider_budgets',
  {
    projectId: projectId(),
    provider: text().notNull(),
    /** Who shares the budget, such as `connection:<id>`. */
    scopeId: text().notNull(),
    /** Which calls count and in what time, such as `search/1000`. */
    callClass: text().notNull(),
    /** How long the share of one call takes to flow back, and how many calls a full bucket allows at once. */
    shareMs: doublePrecision(),
    capacity: integer(),
    /** How many it allows at once after a pause. */
    burst: integer(),
    /** When the bucket is full again, and the smaller one that only reads take from. */
    fullAtMs: doublePrecision(),
    readsFullAtMs: doublePrecision(),
    /** How many calls are allowed in the period, when it began, and how many were made. Of a rate, it is the latest burst. */
    quota: integer(),
    periodStartMs: doublePrecision(),
    used: integer(),
    /** The provider allows no call before this time. */
    blockedUntilMs: doublePrecision().notNull(),
    /** The latest take: how many calls a process asked for and got, and how many of its earlier ones it gave back. */
    asked: integer().notNull(),
    granted: integer().notNull(),
    returned: integer().notNull(),
    updateTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.provider, table.scopeId, table.callClass] })],
);
