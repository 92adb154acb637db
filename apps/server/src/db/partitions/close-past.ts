import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { alone, type Changing } from './alone.ts';
import { type PartTable, readPartitions } from './catalogue.ts';
import { attach, makeRest } from './part-tables.ts';
import { FIRST, idAt, periodEndMs, timeOf } from './periods.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after the present the first partition ends. Longer than closing it can take, with all its retries. */
const CLOSING_MS = 7 * DAY_MS;
/** A row that is later than this has an id that tells no time. */
const STRANGE_MS = 365 * DAY_MS;

/** The constraint that says where the first partition ends. */
const constraint = sql.identifier('ends');

/**
 * Makes the first partition out of the default one, which has all rows of the time before there were partitions. Nobody
 * waits while the rows are looked at: the table gets a constraint, PostgreSQL checks it beside other work, and then
 * believes the bounds of the partition without looking again. A cleaning that was stopped is gone on with by the next.
 * Answers whether partitions can now be made.
 */
export async function closePast(context: Changing, table: PgTable, widthMs: number): Promise<boolean> {
  const isBegun = await alone(context, table, (tx) => begin(tx, table, widthMs));
  if (!isBegun) return false;
  await alone(context, table, (tx) => validate(tx, table));
  return (await alone(context, table, (tx) => close(tx, table))) ?? false;
}

/** Says where the first partition will end. From then on, the database refuses rows that are later. */
async function begin(tx: Changing, table: PgTable, widthMs: number): Promise<boolean> {
  const { ranges, rest } = await readPartitions(tx, table);
  if (ranges.length > 0 || rest === undefined) return true;
  const nowMs = tx.now().getTime();
  const begun = await findEnd(tx, rest);
  if (begun !== undefined && timeOf(begun.id) > nowMs + DAY_MS) return true;
  if (begun !== undefined) await tx.db.execute(sql`alter table ${rest.name} drop constraint ${constraint}`);
  const latestMs = (await latestTime(tx, rest)) ?? 0;
  if (latestMs > nowMs + STRANGE_MS) return false;
  const end = idAt(periodEndMs(Math.max(latestMs, nowMs + CLOSING_MS), widthMs));
  const isBefore = sql.raw(`(id < '${end}')`);
  await tx.db.execute(sql`alter table ${rest.name} add constraint ${constraint} check ${isBefore} not valid`);
  return true;
}

/** Lets PostgreSQL look at all rows. Others go on reading and writing. */
async function validate(tx: Changing, table: PgTable): Promise<void> {
  const { rest } = await readPartitions(tx, table);
  const end = rest && (await findEnd(tx, rest));
  if (!end || end.isValid) return;
  await tx.db.execute(sql`set local statement_timeout = 0`);
  await tx.db.execute(sql`alter table ${rest.name} validate constraint ${constraint}`);
}

/** Gives the default partition its bounds, and makes a new default one. No row is moved or looked at. */
async function close(tx: Changing, table: PgTable): Promise<boolean> {
  const { ranges, rest } = await readPartitions(tx, table);
  if (ranges.length > 0 || rest === undefined) return true;
  const end = await findEnd(tx, rest);
  if (!end?.isValid) return false;
  await tx.db.execute(sql`alter table ${table} detach partition ${rest.name}`);
  await attach(tx, table, rest.name, { from: FIRST, to: end.id });
  await tx.db.execute(sql`alter table ${rest.name} drop constraint ${constraint}`);
  await makeRest(tx, table);
  return true;
}

/** Where a table ends, as its constraint says. */
async function findEnd(
  tx: Changing,
  { oid }: PartTable,
): Promise<{ id: string; isValid: boolean } | undefined> {
  const [row] = await tx.db
    .select({ text: sql<string>`pg_get_constraintdef(oid)`, isValid: sql<boolean>`convalidated` })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = ${oid}::oid and conname = 'ends' and contype = 'c'`);
  const [, id] = /id < '([0-9a-f-]{36})'/.exec(row?.text ?? '') ?? [];
  return row && id !== undefined ? { id, isValid: row.isValid } : undefined;
}

async function latestTime(tx: Changing, { name }: PartTable): Promise<number | undefined> {
  const [row] = await tx.db.select({ id: sql<string>`id` }).from(name).orderBy(sql`id desc`).limit(1);
  return row && timeOf(row.id);
}
