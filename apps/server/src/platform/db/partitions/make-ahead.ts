import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { alone, type Changing } from './alone.ts';
import { isPartitioned, type PartTable, readPartitions } from './catalogue.ts';
import { attach, makeEmpty, makeRest } from './part-tables.ts';
import { missingPeriods, type Period, timeOf, widthMsOf } from './periods.ts';

/**
 * Makes the partitions of the present and the coming time, as far as they are missing. Each is made in a transaction of
 * its own. Does nothing with a table that has no partitions.
 */
export async function makeAhead(context: Changing, table: PgTable, keptMs: number): Promise<void> {
  if (!(await isPartitioned(context, table))) return;
  const widthMs = widthMsOf(keptMs);
  let isMade = true;
  while (isMade) isMade = (await alone(context, table, (tx) => makeNext(tx, table, widthMs))) ?? false;
}

/** Makes the first partition that is missing. Answers whether one was. */
async function makeNext(tx: Changing, table: PgTable, widthMs: number): Promise<boolean> {
  const { ranges, rest } = await readPartitions(tx, table);
  if (rest === undefined) {
    await makeRest(tx, table);
    return true;
  }
  const existing = ranges.map(({ period }) => period);
  const [period] = missingPeriods(existing, tx.now().getTime(), widthMs);
  if (period === undefined) return false;
  await make(tx, table, rest, period);
  return true;
}

async function make(tx: Changing, table: PgTable, rest: PartTable, period: Period): Promise<void> {
  // The table as a whole comes first, as in statements that read it.
  await tx.db.execute(sql`lock table only ${table} in share update exclusive mode`);
  await tx.db.execute(sql`lock table ${rest.name} in access exclusive mode`);
  const day = new Date(timeOf(period.from)).toISOString().slice(0, 10).replaceAll('-', '');
  const name = await makeEmpty(tx, table, day);
  // Rows came before their partition, for example because no worker ran or the clock of a replica was wrong.
  await tx.db.execute(
    sql`with moved as (delete from ${rest.name} where id >= ${period.from} and id < ${period.to} returning *)
      insert into ${name} select * from moved`,
  );
  await attach(tx, table, name, period);
}
