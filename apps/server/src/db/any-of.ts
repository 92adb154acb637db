import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these UUIDs. They are sent as one value of the statement. So a long list does not exceed
 * PostgreSQL's limit of values, and PostgreSQL does not need a separate plan for each length.
 */
export function isAnyOf(column: PgColumn, ids: Iterable<string>): SQL {
  // Each id is converted as a single id would be: text that is not a UUID becomes a UUID that no row has.
  const sent = [...new Set(ids)].map((id) => column.mapToDriverValue(id));
  return sql`${column} = any(${`{${sent.join(',')}}`}::uuid[])`;
}
