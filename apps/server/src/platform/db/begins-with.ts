import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a text begins with these characters, in any case. An index of `lower(column) text_pattern_ops` finds it. */
export function beginsWith(column: PgColumn, text: string): SQL {
  const pattern = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(${column}) like ${pattern}`;
}
