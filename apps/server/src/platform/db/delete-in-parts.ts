import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { keyColumnsOf, listed } from './row-key.ts';
import { inProject } from './scope.ts';

/** One statement for all rows would take longer than it may. */
const PART = 10_000;

interface OfProject {
  readonly db: Database;
  readonly project: { readonly id: string };
  transaction<T>(work: (tx: this) => Promise<T>): Promise<T>;
}

/**
 * Deletes rows of the project part by part, each in a transaction of its own unless the context is in one. Answers how many.
 * @param follow deletes what belongs to the rows with these ids
 */
export async function deleteInParts<Context extends OfProject>(
  context: Context,
  table: PgTable & { readonly projectId: PgColumn },
  condition?: SQL,
  follow?: (tx: Context, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  const key = keyColumnsOf(table);
  const some = sql`select ${listed(key)} from ${table} where ${inProject(context, table, condition)} limit ${PART}`;
  const deletePart = async (tx: Context) => {
    const rows = await tx.db
      .delete(table)
      .where(inProject(tx, table, sql`(${listed(key)}) in (${some})`))
      .returning({ id: sql<string>`${key.at(-1)}` });
    await follow?.(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  };
  let all = 0;
  for (let part = PART; part === PART; all += part) part = await context.transaction(deletePart);
  return all;
}
