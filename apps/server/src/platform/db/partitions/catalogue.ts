import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { FIRST, LAST, type Period } from './periods.ts';

/** A table that is a partition of another one. */
export interface PartTable {
  readonly oid: number;
  /** As a statement names it, quoted if necessary. */
  readonly name: SQL;
}

export interface Partition extends PartTable {
  readonly period: Period;
}

export interface Partitions {
  /** In the order of time. */
  readonly ranges: readonly Partition[];
  /** Takes the rows that no other partition takes. */
  readonly rest: PartTable | undefined;
}

/** Reads which partitions a table has. Their bounds come from PostgreSQL's catalogue, and never from their names. */
export async function readPartitions({ db }: { db: Database }, table: PgTable): Promise<Partitions> {
  const rows = await db
    .select({
      oid: sql<number>`part.oid::int8`.mapWith(Number),
      text: sql<string>`part.oid::regclass::text`,
      bound: sql<string>`pg_get_expr(part.relpartbound, part.oid)`,
    })
    .from(sql`pg_inherits link join pg_class part on part.oid = link.inhrelid`)
    .where(sql`link.inhparent = ${getTableName(table)}::regclass and not link.inhdetachpending`);
  const parts = rows.map(({ oid, text, bound }) => ({ oid, name: sql.raw(text), bound }));
  return {
    rest: parts.find(({ bound }) => bound === 'DEFAULT'),
    ranges: parts
      .filter(({ bound }) => bound !== 'DEFAULT')
      .map(({ oid, name, bound }) => ({ oid, name, period: toPeriod(bound) }))
      .sort((one, other) => (one.period.from < other.period.from ? -1 : 1)),
  };
}

export async function isPartitioned({ db }: { db: Database }, table: PgTable): Promise<boolean> {
  const [row] = await db
    .select({ kind: sql<string>`relkind::text` })
    .from(sql`pg_class`)
    .where(sql`oid = ${getTableName(table)}::regclass`);
  return row?.kind === 'p';
}

/** @throws {Error} the table is partitioned by something else than ids. */
export function toPeriod(bound: string): Period {
  const [, from, to] = /^FOR VALUES FROM \((.+)\) TO \((.+)\)$/.exec(bound) ?? [];
  return { from: toId(from, bound), to: toId(to, bound) };
}

function toId(text: string | undefined, bound: string): string {
  if (text === 'MINVALUE') return FIRST;
  if (text === 'MAXVALUE') return LAST;
  const [, id] = /^'([0-9a-f-]{36})'$/.exec(text ?? '') ?? [];
  if (id === undefined) throw new Error(`A partition has bounds that are no ids: ${bound}`);
  return id;
}
