import { gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Which part of a list to read. Lists are in the order of their ids, which sort by creation and never change: a row
 * that comes or goes between two slices moves no other row into or out of them.
 */
export interface Slice {
  /** The id of the last row before the slice; from the first row when undefined. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Every row. */
export const wholeList: Slice = { after: undefined, limit: Number.MAX_SAFE_INTEGER };

/** What follows in a list that has its oldest rows first. */
export function isNewer(id: PgColumn, { after }: Slice): SQL | undefined {
  return after === undefined ? undefined : gt(id, after);
}

/** What follows in a list that has its newest rows first. */
export function isOlder(id: PgColumn, { after }: Slice): SQL | undefined {
  return after === undefined ? undefined : lt(id, after);
}
