import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a text begins with these characters, in any case. An index of `lower(column) text_pattern_ops` finds it. */
export function beginsWith(column: PgColumn, text: string): SQL {
  const pattern = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  // The database knows other lower cases than JavaScript, such as of the Turkish dotted I, so it makes both.
  return sql`lower(${column}) like lower(${pattern}::text)`;
}
