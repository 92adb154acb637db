import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column holds one of these UUIDs. They are one value of the statement, so that neither the most values
 * that PostgreSQL takes nor a plan for each count of them stands in the way of many.
 */
export function isAnyOf(column: PgColumn, ids: Iterable<string>): SQL {
  // As a single id would be: what is no UUID becomes one that no row has.
  const sent = [...new Set(ids)].map((id) => column.mapToDriverValue(id));
  return sql`${column} = any(${`{${sent.join(',')}}`}::uuid[])`;
}
