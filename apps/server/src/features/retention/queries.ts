import { lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../../db/scope.ts';

/** A table whose rows become useless some time after the time in one of their columns. */
export interface Passing {
  readonly table: PgTable;
  readonly time: PgColumn;
}

/** Deletes up to `limit` rows of all projects whose time is before the given one. Answers how many. */
export async function deleteSome(
  context: PublicContext,
  { table, time }: Passing,
  before: Date,
  limit: number,
): Promise<number> {
  const isOver = acrossProjects(context, 'every project has rows that are over', lt(time, before));
  const some = context.db.select({ row: sql`ctid` }).from(table).where(isOver).limit(limit);
  const isChosen = acrossProjects(context, 'chosen above', sql`ctid in ${some}`);
  const rows = await context.db.delete(table).where(isChosen).returning({ time });
  return rows.length;
}
