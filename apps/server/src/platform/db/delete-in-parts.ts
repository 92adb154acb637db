import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { keyColumnsOf, listed } from './row-key.ts';
import { inProject } from './scope.ts';

/** One statement for all rows would take longer than it may. */
const PART = 10_000;

type OwnTable = PgTable & { readonly projectId: PgColumn };

interface OfProject {
  readonly db: Database;
  readonly project: { readonly id: string };
  transaction<T>(work: (tx: this) => Promise<T>): Promise<T>;
}

/**
 * Deletes rows of the project part by part, each in a transaction of its own unless the context is in one. Answers how many.
 * @param follow deletes what belongs to the rows with these ids
 */
export function deleteInParts<Context extends OfProject>(
  context: Context,
  table: OwnTable,
  condition?: SQL,
  follow?: (tx: Context, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  const id = sql<string>`${keyColumnsOf(table).at(-1)}`;
  return inParts(context, table, condition, async (tx, isOfPart) => {
    const rows = await tx.db.delete(table).where(isOfPart).returning({ id });
    await follow?.(
      tx,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}

/**
 * Changes rows of the project part by part, as rows are deleted. Answers how many.
 * @param change changes the rows of a part so that they no longer fulfil the condition, and answers how many it has changed
 * @param most of how many rows a part is: fewer where much else goes with each
 */
export async function inParts<Context extends OfProject>(
  context: Context,
  table: OwnTable,
  condition: SQL | undefined,
  change: (tx: Context, isOfPart: SQL) => Promise<number>,
  most = PART,
): Promise<number> {
  const columns = keyColumnsOf(table);
  const [, id, ...more] = columns;
  const key = listed(columns);
  const some = (what: typeof key) =>
    sql`select ${what} from ${table} where ${inProject(context, table, condition)} limit ${most}`;
  // Of a list, PostgreSQL looks up each id. Of so many rows, it would read all of the table to find them again.
  const isOne =
    id && more.length === 0 ? sql`${id} = any(array(${some(sql`${id}`)}))` : sql`(${key}) in (${some(key)})`;
  const isOfPart = inProject(context, table, isOne);
  let all = 0;
  for (let part = most; part === most; all += part)
    part = await context.transaction((tx) => change(tx, isOfPart));
  return all;
}
