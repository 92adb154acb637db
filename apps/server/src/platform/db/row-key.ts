import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table's primary key, in its order. */
export function keyColumnsOf(table: PgTable): PgColumn[] {
  const columns = Object.values(getTableColumns(table));
  const [key] = getTableConfig(table).primaryKeys;
  if (!key) return columns.filter(({ primary }) => primary);
  // drizzle answers others than those of the table here, which cannot tell their type.
  return key.columns.flatMap(({ name }) => columns.filter((column) => column.name === name));
}

/** Several parts of a statement with commas between them. */
export function listed(parts: readonly (PgColumn | SQL)[]): SQL {
  return sql.join([...parts], sql`, `);
}
