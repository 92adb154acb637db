import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { alone, type Changing } from './alone.ts';
import { type Partition, readPartitions } from './catalogue.ts';
import { idAt, type Period } from './periods.ts';

/** Which rows of a period stay, as a condition on the table. Undefined: none. */
export type FindLasting = (period: Period) => Promise<SQL | undefined>;

/**
 * Drops the partitions whose whole period is before a time. Rows that must stay move to the default partition before.
 * Answers how many partitions were dropped.
 */
export async function dropOver(
  context: Changing,
  table: PgTable,
  before: Date,
  findLasting: FindLasting,
): Promise<number> {
  const end = idAt(before.getTime());
  const { ranges } = await readPartitions(context, table);
  let dropped = 0;
  for (const part of ranges.filter(({ period }) => period.to <= end)) {
    // Looked for before the table is locked. Nothing becomes lasting later.
    const lasting = await findLasting(part.period);
    const isDropped = await alone(context, table, (tx) => drop(tx, table, part, lasting));
    if (isDropped) dropped += 1;
  }
  return dropped;
}

/** Answers whether it was still there. */
async function drop(tx: Changing, table: PgTable, part: Partition, lasting?: SQL): Promise<boolean> {
  const { ranges } = await readPartitions(tx, table);
  const found = ranges.find(({ oid }) => oid === part.oid);
  if (found?.period.from !== part.period.from || found.period.to !== part.period.to) return false;
  await tx.db.execute(sql`alter table ${table} detach partition ${found.name}`);
  if (lasting) {
    await tx.db.execute(sql`insert into ${table} select * from ${found.name} as ${table} where ${lasting}`);
  }
  await tx.db.execute(sql`drop table ${found.name}`);
  return true;
}
