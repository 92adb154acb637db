import { type SQL, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import type { PublicContext } from '../../context.ts';
import { isDivided } from '../../platform/db/cluster.ts';
import { idAt } from '../../platform/db/partitions/periods.ts';
import { rowsAsLists } from '../../platform/db/rows-as-lists.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import {
  deliveries,
  operations,
  projects,
  readRuns,
  stats,
  writeRuns,
  writes,
} from '../../platform/db/tables.ts';

const why = 'every project is counted in the same statements';
/** How many projects one statement looks at. */
const PROJECTS = 1_000;
/** How many rows of a project are counted in a minute, on average. */
const ROWS_A_MINUTE = 100_000;
/** How many rows one statement deletes. */
const BATCH = 500;

const HOUR_MS = 60 * 60 * 1000;

export interface ProjectHour {
  readonly projectId: string;
  readonly startMs: number;
}

/** Times by which it is decided what is counted. */
export interface CountTimes {
  readonly now: Date;
  /** The first moment that is counted of a project that was not counted before. */
  readonly earliest: Date;
  /** What was counted after this moment was counted by another process just now. */
  readonly fresh: Date;
  /** A row may be stored so long after the time in its id. */
  readonly lateMs: number;
}

async function rowsOf<Row>(context: PublicContext, statement: SQL): Promise<readonly Row[]> {
  const { rows } = (await acrossProjects(context, why).execute(statement)) as unknown as { rows: Row[] };
  return rows;
}

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const list = (values: readonly unknown[], type: 'uuid' | 'timestamptz') =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;
/** The first id of a moment that the database knows. */
const firstId = (time: SQL) =>
  sql`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/**
 * Projects in which something has begun since they were counted, and when that was. Null: never. Whoever does more is
 * counted less often, so that counting costs no more than so many rows a minute.
 */
export async function* findUncounted(
  context: PublicContext,
  times: CountTimes,
): AsyncGenerator<{ projectId: string; countTime: Date | null }> {
  const isApart = await isDivided(context, stats);
  for (let after: string = NIL; ; ) {
    const page = isApart
      ? sql`select id as "projectId" from ${projects} where id > ${after}::uuid order by id limit ${PROJECTS}`
      : uncounted(times, sql`p.id`, sql`p.id > ${after}::uuid`);
    const found = await rowsOf<{ projectId: string; countTime: string | null }>(context, page);
    for (const one of found) {
      const own = sql`${one.projectId}::uuid`;
      const rows = isApart
        ? await rowsOf<typeof one>(context, uncounted(times, own, sql`p.id = ${own}`))
        : [one];
      for (const { projectId, countTime } of rows)
        yield { projectId, countTime: countTime === null ? null : new Date(countTime) };
    }
    const last = found.at(-1);
    if (!last || found.length < PROJECTS) return;
    after = last.projectId;
  }
}

/**
 * @param own the project of a row. A cluster finds what belongs together only if this is a value.
 * @param isOne the condition of the projects that are looked at
 */
function uncounted({ now, earliest, fresh, lateMs }: CountTimes, own: SQL, isOne: SQL): SQL {
  const since = firstId(sql`coalesce(last.count_time - ${`${lateMs} ms`}::interval, ${at(earliest)})`);
  return sql`select p.id as "projectId", last.count_time as "countTime"
    from ${projects} p
    left join lateral (
      select s.count_time, (
        select sum(again.total) from ${stats} again
        where again.project_id = ${own} and again.bucket = 'hour' and again.metric in ('operations', 'deliveries')
        and again.start_time > s.count_time - ${`${lateMs} ms`}::interval - interval '1 hour'
      ) as rows from ${stats} s
      where s.project_id = ${own} and s.bucket = 'hour' and s.metric <> 'calls' and s.start_time <= ${at(now)}
      order by s.start_time desc limit 1
    ) last on true
    where ${isOne} and (last.count_time is null or last.count_time
      <= least(${at(fresh)}, ${at(now)} - coalesce(last.rows, 0) / ${ROWS_A_MINUTE}::numeric * interval '1 minute'))
    -- Asked only whether there is one, PostgreSQL expects it soon and reads a whole table.
    and coalesce(
      (select o.id from ${operations} o where o.project_id = ${own} and o.id >= ${since} order by o.id limit 1),
      (select d.id from ${deliveries} d where d.project_id = ${own} and d.id >= ${since} order by d.id limit 1)
    ) is not null
    order by p.id limit ${PROJECTS}`;
}

/**
 * Hours in which something went on when they were counted. The longer ago an hour was, the less often it is counted
 * again: after a twentieth of its age.
 */
export async function findPending(
  context: PublicContext,
  { now, fresh }: CountTimes,
  oldest: Date,
): Promise<ProjectHour[]> {
  const rows: readonly { projectId: string; startTime: string }[] = await rowsOf(
    context,
    sql`select project_id as "projectId", start_time as "startTime" from ${stats}
      where bucket = 'hour' and pending > 0 and start_time >= ${at(oldest)}
      group by project_id, start_time
      having max(count_time) <= least(${at(fresh)}, ${at(now)} - (${at(now)} - start_time) / 20)
      order by start_time limit ${PROJECTS}`,
  );
  return rows.map(({ projectId, startTime }) => ({ projectId, startMs: Date.parse(startTime) }));
}

/** Counts hours anew, and with them their days. Call it in a transaction. */
export async function countHours(tx: PublicContext, hours: readonly ProjectHour[], now: Date): Promise<void> {
  if (!(await isDivided(tx, stats))) return countTogether(tx, hours, now, sql`w.project_id`);
  for (const [projectId, own] of Map.groupBy(hours, (hour) => hour.projectId)) {
    await countTogether(tx, own, now, sql`${projectId}::uuid`);
  }
}

async function countTogether(
  tx: PublicContext,
  hours: readonly ProjectHour[],
  now: Date,
  own: SQL,
): Promise<void> {
  const projectIds = list(
    hours.map(({ projectId }) => projectId),
    'uuid',
  );
  const starts = list(
    hours.map(({ startMs }) => new Date(startMs).toISOString()),
    'timestamptz',
  );
  const bounds = [0, HOUR_MS].map((ms) =>
    list(
      hours.map(({ startMs }) => idAt(startMs + ms)),
      'uuid',
    ),
  );
  const isInHour = (name: 'o' | 'd') => {
    const row = sql.raw(name);
    return sql`${row}.project_id = ${own} and ${row}.id >= w.first_id and ${row}.id < w.next_id`;
  };
  await rowsOf(
    tx,
    sql`insert into ${stats} (project_id, bucket, start_time, metric, kind, subject, total, failed, pending, count_time)
      select w.project_id, 'hour', w.start_time, c.metric, c.kind, c.subject, c.total, c.failed, c.pending, ${at(now)}
      from unnest(${projectIds}, ${starts}, ${bounds[0]}, ${bounds[1]}) w (project_id, start_time, first_id, next_id)
      join ${projects} p on p.id = w.project_id
      cross join lateral (
        select m.metric, r.kind, r.subject, m.total, m.failed, m.pending from (
          select o.action_type as kind, o.integration_id::text as subject, count(*) as runs,
            count(*) filter (where o.status = 'failure') as failed,
            count(*) filter (where o.status = 'in_progress') as pending,
            sum(coalesce(
              rr.records_delivered, wr.records, (o.metadata -> 'progress' ->> 'recordsProcessed')::int, 0
            )) as records,
            coalesce(sum(case
              when o.status = 'failure' then wr.records
              -- A run that has written some of its records is a success.
              when jsonb_array_length(o.metadata -> 'successfulRecordIds') < wr.records then (
                select count(*) from ${writes} one
                where one.project_id = ${own} and one.run_id = wr.id and one.status <> 'written'
              )
            end), 0) as refused
          from ${operations} o
          left join ${readRuns} rr on rr.project_id = o.project_id and rr.id = o.id
          left join ${writeRuns} wr on wr.project_id = o.project_id and wr.id = o.id
          where ${isInHour('o')} group by 1, 2
        ) r
        cross join lateral (
          values ('operations', r.runs, r.failed, r.pending), ('records', r.records, r.refused, 0)
        ) m (metric, total, failed, pending)
        where m.total > 0
        union all
        select 'deliveries', d.event_type, d.destination_id::text, count(*),
          count(*) filter (where d.status = 'failed'), count(*) filter (where d.status = 'pending')
        from ${deliveries} d where ${isInHour('d')} and not d.is_test group by 2, 3
      ) c
      order by 1, 3, 4, 5, 6
      on conflict (project_id, bucket, start_time, metric, kind, subject) do update set
        -- What was deleted since, with a customer or by its age, was there.
        total = greatest(stats.total, excluded.total),
        failed = case when excluded.total >= stats.total then excluded.failed
          else greatest(stats.failed, excluded.failed) end,
        pending = excluded.pending, count_time = excluded.count_time
      where stats.count_time <= excluded.count_time`,
  );
  await rowsOf(
    tx,
    sql`update ${stats} s set pending = 0, count_time = ${at(now)}
      from unnest(${projectIds}, ${starts}) w (project_id, start_time)
      where s.project_id = ${own} and s.bucket = 'hour' and s.start_time = w.start_time
      and s.pending > 0 and s.count_time < ${at(now)}`,
  );
  await rowsOf(
    tx,
    sql`insert into ${stats} (project_id, bucket, start_time, metric, kind, subject, total, failed, pending, count_time)
      select s.project_id, 'day', w.day, s.metric, s.kind, s.subject,
        sum(s.total), sum(s.failed), sum(s.pending), ${at(now)}
      from (
        select distinct project_id, date_trunc('day', start_time, 'UTC') as day
        from unnest(${projectIds}, ${starts}) w (project_id, start_time)
      ) w
      join ${stats} s on s.project_id = ${own} and s.bucket = 'hour' and s.metric <> 'calls'
        and s.start_time >= w.day and s.start_time < w.day + interval '1 day'
      group by 1, 3, 4, 5, 6 order by 1, 3, 4, 5, 6
      on conflict (project_id, bucket, start_time, metric, kind, subject) do update set
        total = excluded.total, failed = excluded.failed, pending = excluded.pending,
        count_time = excluded.count_time
      where stats.count_time <= excluded.count_time`,
  );
}

/** Calls that were made in an hour. */
export interface CallCount extends ProjectHour {
  readonly provider: string;
  readonly total: number;
  readonly failed: number;
}

export async function addCalls(
  context: PublicContext,
  calls: readonly CallCount[],
  countTime: Date,
): Promise<void> {
  const rows = calls.flatMap(({ projectId, startMs, provider, total, failed }) =>
    (['hour', 'day'] as const).map((bucket) => ({
      ...{ projectId, bucket, metric: 'calls' as const, kind: '', subject: provider },
      startTime: new Date(bucket === 'hour' ? startMs : new Date(startMs).setUTCHours(0)),
      ...{ total, failed, pending: 0, countTime },
    })),
  );
  await rowsOf(
    context,
    sql`insert into ${stats} (project_id, bucket, start_time, metric, kind, subject, total, failed, pending, count_time)
      select w.project_id, w.bucket, w.start_time, w.metric, w.kind, w.subject,
        sum(w.total), sum(w.failed), 0, max(w.count_time)
      from (${rowsAsLists(stats, rows)})
        w (project_id, bucket, start_time, metric, kind, subject, total, failed, pending, count_time)
      join ${projects} p on p.id = w.project_id
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (project_id, bucket, start_time, metric, kind, subject) do update set
        total = stats.total + excluded.total, failed = stats.failed + excluded.failed,
        count_time = greatest(stats.count_time, excluded.count_time)`,
  );
}

/**
 * Deletes hours before a day, unless something of that day still goes on, and days before another day.
 * @param oldest what began before it is thought over
 */
export async function forgetStats(
  context: PublicContext,
  before: { readonly hours: Date; readonly days: Date },
  oldest: Date,
): Promise<void> {
  const isOver = sql`not exists (
    select from ${stats} o where o.project_id = s.project_id and o.bucket = 'hour' and o.pending > 0
    and o.start_time >= greatest(${at(oldest)}, date_trunc('day', s.start_time, 'UTC'))
    and o.start_time < date_trunc('day', s.start_time, 'UTC') + interval '1 day')`;
  await deleteAll(context, sql`s.bucket = 'hour' and s.start_time < ${at(before.hours)} and ${isOver}`);
  await deleteAll(context, sql`s.bucket = 'day' and s.start_time < ${at(before.days)}`);
}

async function deleteAll(context: PublicContext, isUseless: SQL): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    const rows = await rowsOf(
      context,
      sql`delete from ${stats}
        where (project_id, bucket, start_time, metric, kind, subject) in (
          select s.project_id, s.bucket, s.start_time, s.metric, s.kind, s.subject
          from ${stats} s where ${isUseless} limit ${BATCH}
        ) returning 1`,
    );
    deleted = rows.length;
  }
}
