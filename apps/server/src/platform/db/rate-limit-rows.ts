import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateLimitBuckets } from './tables.ts';

/** A shared bucket. `fullAtMs` is when it is full if somebody takes from it now and it was full before. */
interface BucketRow {
  readonly key: string;
  readonly fullAtMs: number;
}

/** By how much the clocks of processes may differ. */
const CLOCK_TOLERANCE_MS = 10_000;

/** When a bucket is full. One that is full only later than that was emptied by a clock that was ahead. */
function fullAt(nowMs: number, fillMs: number): SQL<number> {
  const stored = rateLimitBuckets.fullAtMs;
  const emptyMs = nowMs + fillMs;
  return sql`case when ${stored} > ${emptyMs + CLOCK_TOLERANCE_MS} then ${nowMs}
    else least(greatest(${stored}, ${nowMs}), ${emptyMs}) end`;
}

const _why = 'a bucket belongs to a caller, an address or a project, and a hash is all it keeps of them';

/**
 * Takes one request from each bucket, up to the first that is empty, in one statement. Every statement locks the rows in
 * the given order, so put the bucket that fewer callers share first. Answers the buckets by key.
 */
export async function takeFromRows(
  db: Database,
  rows: readonly BucketRow[],
  { nowMs, fillMs, slack }: { nowMs: number; fillMs: number; slack: number },
): Promise<Map<string, { isAllowed: boolean; fullAtMs: number }>> {
  // The inserted value is "now" and the share of one request.
  const before = fullAt(nowMs, fillMs);
  const share = sql`(excluded.full_at_ms - ${nowMs})`;
  const isAllowed = sql`${before} + ${share} * ${1 - slack} <= ${nowMs + fillMs}`;
  const name = (index: number) => sql.identifier(`take_${index}`);
  const takes = rows.map(
    ({ key, fullAtMs }, index) => sql`${name(index)} as (
      insert into ${rateLimitBuckets} (key, full_at_ms)
      select ${key}, ${fullAtMs}::float8 ${index > 0 ? sql`where exists (select from ${name(index - 1)})` : sql``}
      on conflict (key) do update set full_at_ms = ${before} + ${share} where ${isAllowed}
      returning key, full_at_ms as "fullAtMs")`,
  );
  const taken = rows.map((_, index) => sql`select * from ${name(index)}`);
  const { rows: allowed } = (await db.execute(
    sql`with ${sql.join(takes, sql`, `)} ${sql.join(taken, sql` union all `)}`,
  )) as unknown as { rows: BucketRow[] };
  const found = new Map(allowed.map(({ key, fullAtMs }) => [key, { isAllowed: true, fullAtMs }]));
  const left = rows.map(({ key }) => key).filter((key) => !found.has(key));
  if (left.length === 0) return found;
  const isLeft = inArray(rateLimitBuckets.key, left);
  for (const { key, fullAtMs } of await db.select().from(rateLimitBuckets).where(isLeft)) {
    found.set(key, { isAllowed: key !== left[0], fullAtMs });
  }
  return found;
}

/**
 * Takes up to `wanted` from a bucket that holds what one second gives. Answers how many, and changes nothing when that is
 * none: a process with a slower clock takes nothing back.
 */
export async function takeSome(
  { db }: { db: Database },
  { key, wanted, perSecond, nowMs }: { key: string; wanted: number; perSecond: number; nowMs: number },
): Promise<number> {
  const storedKey = rateLimitBuckets.key;
  const shareMs = 1000 / perSecond;
  // PostgreSQL would take it for a whole number.
  const share = sql`${shareMs}::float8`;
  const held = db.$with('held').as(
    db
      .select({ before: fullAt(nowMs, 1000).as('before') })
      .from(rateLimitBuckets)
      .where(eq(storedKey, key))
      .for('update'),
  );
  // A thousandth may be missing, because sums of times are not exact.
  const free = sql`floor((${nowMs + 1000} - ${held.before}) / ${share} + 0.001)`;
  const granted = sql<number>`least(${wanted}, ${free})::int`;
  const [taken] = await db
    .with(held)
    .update(rateLimitBuckets)
    .set({ fullAtMs: sql`${held.before} + ${granted} * ${share}` })
    .from(held)
    .where(and(eq(storedKey, key), sql`${free} >= 1`))
    .returning({ granted });
  if (taken) return taken.granted;
  const first = Math.min(wanted, perSecond);
  const made = await db
    .insert(rateLimitBuckets)
    .values({ key, fullAtMs: nowMs + first * shareMs })
    .onConflictDoNothing()
    .returning();
  return made.length > 0 ? first : 0;
}

/** When a bucket will be full, in milliseconds since 1970. Undefined for a bucket that nobody knows. */
export async function readFullAt({ db }: { db: Database }, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ fullAtMs: rateLimitBuckets.fullAtMs })
    .from(rateLimitBuckets)
    .where(eq(rateLimitBuckets.key, key));
  return row?.fullAtMs;
}

/** Empties a bucket until a time, unless it is empty for longer already. */
export async function emptyUntil({ db }: { db: Database }, row: BucketRow): Promise<void> {
  const isEarlier = lt(rateLimitBuckets.fullAtMs, row.fullAtMs);
  await db
    .insert(rateLimitBuckets)
    .values(row)
    .onConflictDoUpdate({
      target: rateLimitBuckets.key,
      set: { fullAtMs: row.fullAtMs },
      setWhere: sql`${isEarlier}`,
    });
}

export async function deleteFullBuckets({ db }: { db: Database }, nowMs: number): Promise<void> {
  await db.delete(rateLimitBuckets).where(lt(rateLimitBuckets.fullAtMs, nowMs));
}
