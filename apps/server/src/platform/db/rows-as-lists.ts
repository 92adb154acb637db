import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows to insert, for `insert(table).select(…)`. Each column is sent as one list, because the query builder needs longer
 * for a value than for all the rest of a row. A member that is left out is null: no default of a column applies.
 */
export function rowsAsLists<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const lists = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const values = rows.map((row) => {
      const value = (row as Readonly<Record<string, unknown>>)[name] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
  });
  return sql`select * from unnest(${sql.join(lists, sql`, `)})`;
}
