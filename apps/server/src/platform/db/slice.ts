import { gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Which part of a list to read. Lists are sorted by id. Ids sort by creation and never change, so a row that is added
 * or deleted between two slices does not move other rows into or out of them.
 */
export interface Slice {
  /** The id of the last row before the slice. Undefined: the slice starts at the first row. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Like `Slice`. While a statement is prepared, SQL stands for the id (`prepared`). */
interface Start {
  readonly after?: string | SQL | undefined;
}

/** Every row. */
export const wholeList: Slice = { after: undefined, limit: Number.MAX_SAFE_INTEGER };

/** The rows after the slice's start, in a list that is sorted from oldest to newest. */
export function isNewer(id: PgColumn, { after }: Start): SQL | undefined {
  return after === undefined ? undefined : gt(id, after);
}

/** The rows after the slice's start, in a list that is sorted from newest to oldest. */
export function isOlder(id: PgColumn, { after }: Start): SQL | undefined {
  return after === undefined ? undefined : lt(id, after);
}
