import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { timeOf } from '../db/partitions/periods.ts';
import { stats } from '../db/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Ids are made before their rows are stored, and the clocks of replicas differ. What is later is not counted by itself. */
export const LATE_MS = 10 * 60_000;
/** How many days before today have hours. */
export const DAYS_WITH_HOURS = 2;

interface MadeDelivery {
  readonly id: string;
  readonly eventType: string;
  readonly destinationId: string;
}

/**
 * Lets the usage be counted again of hours in which these deliveries are, if their events have waited for so long that the
 * hours were counted already. Call it in the transaction that makes them.
 */
export async function countLate(tx: Context, made: readonly MadeDelivery[]): Promise<void> {
  const nowMs = tx.now().getTime();
  const oldestMs = nowMs - (nowMs % DAY_MS) - DAYS_WITH_HOURS * DAY_MS;
  const late = made.filter(({ id }) => timeOf(id) >= oldestMs && timeOf(id) < nowMs - LATE_MS);
  if (late.length === 0) return;
  const starts = late.map(({ id }) => new Date(timeOf(id) - (timeOf(id) % HOUR_MS)).toISOString());
  const [kinds, destinations] = [
    late.map(({ eventType }) => eventType),
    late.map(({ destinationId }) => destinationId),
  ];
  await tx.db.execute(sql`
    insert into ${stats} (project_id, bucket, start_time, metric, kind, subject, total, failed, pending, count_time)
    select distinct ${tx.project.id}::uuid, 'hour', w.start_time, 'deliveries', w.kind, w.subject, 0, 0, 1, last.count_time
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(kinds)}::text[], ${sql.param(destinations)}::text[])
      w (start_time, kind, subject)
    cross join lateral (
      select s.start_time, s.count_time from ${stats} s
      where s.project_id = ${tx.project.id}::uuid and s.bucket = 'hour' and s.metric <> 'calls'
      order by s.start_time desc limit 1
    ) last
    where w.start_time <= last.start_time
    order by w.start_time, w.kind, w.subject
    on conflict (project_id, bucket, start_time, metric, kind, subject) do update set
      pending = greatest(stats.pending, 1)`);
}
