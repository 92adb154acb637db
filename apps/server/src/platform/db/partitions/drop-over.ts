import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { alone, type Changing, type Together } from './alone.ts';
import { type Partition, readPartitions } from './catalogue.ts';
import { idAt, type Period } from './periods.ts';

/** Moves the rows that stay from partitions that were detached back into their tables. */
export type Keep = (tx: Changing, detached: ReadonlyMap<PgTable, SQL>) => Promise<void>;

/**
 * Says what stays of a period. It is asked before the tables are locked, so that what needs long goes before. Undefined: the
 * partitions stay as they are until the next cleaning.
 */
export type FindKept = (period: Period) => Promise<Keep | undefined>;

type Parts = readonly { readonly table: PgTable; readonly part: Partition }[];

/**
 * Drops the partitions whose whole period is before a time, those of a period together. Rows that must stay move to the
 * default partitions before.
 */
export async function dropOver(
  context: Changing,
  tables: Together,
  before: Date,
  findKept: FindKept,
): Promise<void> {
  const end = idAt(before.getTime());
  for (const parts of await readPeriods(context, tables)) {
    const period = parts[0]?.part.period;
    if (!period || period.to > end) continue;
    const keep = await findKept(period);
    if (keep) await alone(context, tables, (tx) => drop(tx, tables, parts, keep));
  }
}

/** The partitions of each period, oldest first. */
async function readPeriods(context: Changing, tables: Together): Promise<Parts[]> {
  const all: { table: PgTable; part: Partition }[] = [];
  for (const table of tables) {
    const { ranges } = await readPartitions(context, table);
    all.push(...ranges.map((part) => ({ table, part })));
  }
  const byPeriod = Map.groupBy(all, ({ part: { period } }) => `${period.from} ${period.to}`);
  return [...byPeriod.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, parts]) => parts);
}

async function drop(tx: Changing, tables: Together, parts: Parts, keep: Keep): Promise<void> {
  const present = (await readPeriods(tx, tables)).flat();
  const isSame = (one: Partition, { oid, period }: Partition) =>
    one.oid === oid && one.period.from === period.from && one.period.to === period.to;
  const found = parts.filter(({ part }) => present.some((one) => isSame(one.part, part)));
  await tx.db.execute(
    sql`lock table ${sql.join(
      tables.map((table) => sql`only ${table}`),
      sql`, `,
    )} in access exclusive mode`,
  );
  for (const { table, part } of found) {
    await tx.db.execute(sql`alter table ${table} detach partition ${part.name}`);
  }
  await keep(tx, new Map(found.map(({ table, part }) => [table, part.name])));
  for (const { part } of found) await tx.db.execute(sql`drop table ${part.name}`);
}
