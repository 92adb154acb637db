import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TestServer } from './start-test-server.ts';

/** Both drivers return `rows` for plain SQL, but they share no type for it. */
const Result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Every table, with its rows as text. A table has the rows of its partitions. */
export async function storedRows(
  server: Pick<TestServer, 'dependencies'>,
): Promise<{ name: string; rows: string }[]> {
  const tables = await rowsOf(
    server,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const stored: { name: string; rows: string }[] = [];
  for (const table of tables) {
    const name = String(table.name);
    const rows = await rowsOf(server, sql`select t::text as row from ${sql.identifier(name)} t`);
    stored.push({ name, rows: JSON.stringify(rows) });
  }
  return stored;
}

async function rowsOf(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  return Result.parse(await dependencies.db.execute(statement)).rows;
}
