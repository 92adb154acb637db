import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { projectId } from './projects.ts';

export type StatBucket = 'hour' | 'day';
export type StatMetric = 'operations' | 'records' | 'deliveries' | 'calls';

/**
 * How much a project did in an hour or on a day, in UTC. It is counted anew from the rows that say it, so no row is
 * counted twice. Only calls are added up, because no row says them. Hours are kept for today and two days before.
 */
export const stats = pgTable(
  'stats',
  {
    projectId: projectId(),
    bucket: text().$type<StatBucket>().notNull(),
    startTime: time().notNull(),
    metric: text().$type<StatMetric>().notNull(),
    /** The kind of an operation, or the type of what was delivered. Empty for calls. */
    kind: text().notNull(),
    /** The id of the integration or of the destination. Of calls, the provider. */
    subject: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    failed: bigint({ mode: 'number' }).notNull(),
    /** What goes on. While there is any, the hour is counted again. */
    pending: bigint({ mode: 'number' }).notNull(),
    /** When it was counted last. */
    countTime: time().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.projectId, table.bucket, table.startTime, table.metric, table.kind, table.subject],
    }),
    index('stats_pending').on(table.startTime).where(sql`bucket = 'hour' and pending > 0`),
    index('stats_age').on(table.bucket, table.startTime),
  ],
);
