import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Which rows of a table have these values. A value that is undefined is not asked for. */
export function hasValues<Name extends string>(
  table: { readonly [Column in NoInfer<Name>]: PgColumn },
  values: { readonly [Column in Name]?: string | boolean | SQL | undefined },
): SQL | undefined {
  const names = Object.keys(values) as Name[];
  return and(
    ...names.map((name) => (values[name] === undefined ? undefined : eq(table[name], values[name]))),
  );
}
