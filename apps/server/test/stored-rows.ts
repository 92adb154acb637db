import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../src/platform/db/database.ts';
import type { TestServer } from './start-test-server.ts';

/** Both drivers return `rows` for plain SQL, but they share no type for it. */
const Result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Every table, with its rows as text. A table has the rows of its partitions. */
export async function storedRows({
  dependencies: { db },
}: Pick<TestServer, 'dependencies'>): Promise<{ name: string; rows: string }[]> {
  const tables = await rowsOf(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const stored: { name: string; rows: string }[] = [];
  for (const table of tables) {
    const name = String(table.name);
    const rows = await rowsOf(db, sql`select t::text as row from ${sql.identifier(name)} t`);
    stored.push({ name, rows: JSON.stringify(rows) });
  }
  return stored;
}

/** The rows that a statement gives, with both drivers. */
export async function rowsOf(
  db: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  return Result.parse(await db.execute(statement)).rows;
}
