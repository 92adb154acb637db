import { randomBytes } from 'node:crypto';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Changing } from './alone.ts';
import { FIRST, type Period } from './periods.ts';

/** Makes an empty table with the columns of another one. */
export async function makeEmpty(tx: Changing, table: PgTable, purpose: string): Promise<SQL> {
  // A name that is free, whatever tables there are. It is for people: only the catalogue says what a partition holds.
  const name = `${getTableName(table)}_${purpose}_${randomBytes(4).toString('hex')}`;
  const made = sql`${sql.identifier(name)}`;
  await tx.db.execute(sql`create table ${made} (like ${table} including defaults)`);
  return made;
}

/** Makes the partition for the rows that no other partition takes. */
export async function makeRest(tx: Changing, table: PgTable): Promise<void> {
  const name = await makeEmpty(tx, table, 'rest');
  await tx.db.execute(sql`alter table ${table} attach partition ${name} default`);
}

/** Makes a table a partition of another one. PostgreSQL adds the indexes and keys that it does not have. */
export async function attach(tx: Changing, table: PgTable, name: SQL, { from, to }: Period): Promise<void> {
  // A statement of this kind takes no parameters.
  const bounds = sql.raw(`from (${from === FIRST ? 'minvalue' : `'${from}'`}) to ('${to}')`);
  await tx.db.execute(sql`alter table ${table} attach partition ${name} for values ${bounds}`);
}
