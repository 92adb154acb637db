import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { alone, type Changing, type Together } from './alone.ts';
import { isPartitioned, type PartTable, readPartitions } from './catalogue.ts';
import { attach, makeEmpty, makeRest } from './part-tables.ts';
import { missingPeriods, type Period, timeOf } from './periods.ts';

/**
 * Makes the partitions of the present and the coming time, as far as they are missing. Those of a period are made in a
 * transaction of their own. Does nothing with tables that have no partitions.
 */
export async function makeAhead(context: Changing, tables: Together, widthMs: number): Promise<void> {
  if (!(await isPartitioned(context, tables[0]))) return;
  let isMade = true;
  while (isMade) isMade = (await alone(context, tables, (tx) => makeNext(tx, tables, widthMs))) ?? false;
}

/** Makes the partitions of the first period that is missing. Answers whether one was. */
async function makeNext(tx: Changing, tables: Together, widthMs: number): Promise<boolean> {
  const missing: { table: PgTable; rest: PartTable; period: Period }[] = [];
  for (const table of tables) {
    const { ranges, rest } = await readPartitions(tx, table);
    if (rest === undefined) {
      await makeRest(tx, table);
      return true;
    }
    const existing = ranges.map(({ period }) => period);
    const [period] = missingPeriods(existing, tx.now().getTime(), widthMs);
    if (period) missing.push({ table, rest, period });
  }
  const [first] = missing.map(({ period }) => period.from).sort();
  const made = missing.filter(({ period }) => period.from === first);
  if (made.length === 0) return false;
  // The tables as a whole come first, as in statements that read them.
  const whole = made.map(({ table }) => sql`only ${table}`);
  await tx.db.execute(sql`lock table ${sql.join(whole, sql`, `)} in share update exclusive mode`);
  const rests = made.map(({ rest }) => rest.name);
  await tx.db.execute(sql`lock table ${sql.join(rests, sql`, `)} in access exclusive mode`);
  for (const { table, rest, period } of made) await make(tx, table, rest, period);
  return true;
}

async function make(tx: Changing, table: PgTable, rest: PartTable, period: Period): Promise<void> {
  const day = new Date(timeOf(period.from)).toISOString().slice(0, 10).replaceAll('-', '');
  const name = await makeEmpty(tx, table, day);
  // Rows came before their partition, for example because no worker ran or the clock of a replica was wrong.
  await tx.db.execute(
    sql`with moved as (delete from ${rest.name} where id >= ${period.from} and id < ${period.to} returning *)
      insert into ${name} select * from moved`,
  );
  await attach(tx, table, name, period);
}
