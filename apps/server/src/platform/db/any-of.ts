import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NIL, validate } from 'uuid';

/** How a list of UUIDs is sent: as one value. Text that is not a UUID becomes a UUID that no row has. */
export const uuidList = {
  mapToDriverValue: (ids: Iterable<string>) =>
    `{${[...new Set(ids)].map((id) => (validate(id) ? id : NIL)).join(',')}}`,
};

/**
 * Whether a column has one of these UUIDs. They are sent as one value of the statement. So a long list does not exceed
 * PostgreSQL's limit of values, and PostgreSQL does not need a separate plan for each length.
 */
export function isAnyOf(column: PgColumn, ids: Iterable<string>): SQL {
  return isInList(column, sql`${sql.param(ids, uuidList)}`);
}

/**
 * `isAnyOf` for thousands of UUIDs. Of a list, PostgreSQL weighs each id for each partition before it begins, and may
 * read all rows of a table. Of a subquery, it only looks up each id.
 */
export function isAnyOfMany(column: PgColumn, ids: Iterable<string>): SQL {
  return sql`${column} = any(array(select unnest(${sql.param(ids, uuidList)}::uuid[])))`;
}

/** `isAnyOf` for a column of texts. */
export function isAnyOfTexts(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(texts)}::text[])`;
}

/** `isAnyOf` for a statement that is prepared. The list is sent as `uuidList` says. */
export function isInList(column: PgColumn, list: SQL): SQL {
  return sql`${column} = any(${list}::uuid[])`;
}
