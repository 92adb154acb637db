import type { PageQuery } from '@dowel/schema';
import type { Context, OrgContext } from '../../context.ts';
import type { Slice } from '../db/slice.ts';
import { fromPageToken, toPageToken } from './page-token.ts';

/** A part of a list, or the whole list. */
export interface Page<Item> {
  readonly items: Item[];
  /** The token for the next page; undefined when this is the last one. */
  readonly nextPageToken?: string;
  /** The page is short because its time was over: how far back was searched, if the list is in the order of time. */
  readonly stopped?: { readonly searchedTime?: Date };
}

/**
 * Reads the page that a query asks for. `list` names the list: its operation, and the ids in its path. The other
 * parameters of the query select rows too, so they are part of that name. `read` gets no slice when the query asks for
 * the whole list.
 * @throws {ProblemError} `invalid_request` for an invalid page token, or one of another list or other parameters
 */
export async function readPage<Row extends { id: string }>(
  context: Context | OrgContext,
  list: readonly string[],
  { pageSize, pageToken, ...filters }: PageQuery,
  read: (slice: Slice | undefined) => Promise<Row[]>,
): Promise<Page<Row>> {
  const name = JSON.stringify([...list, filters]);
  const after = pageToken === undefined ? undefined : fromPageToken(context, name, pageToken);
  if (pageSize === undefined) {
    return { items: await read(after === undefined ? undefined : { after, limit: Number.MAX_SAFE_INTEGER }) };
  }
  // We read one row more than asked for. If it exists, another page follows.
  const rows = await read({ after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  if (rows.length <= pageSize || !last) return { items };
  return { items, nextPageToken: toPageToken(context, name, last.id) };
}

export function mapPage<From, To>({ items, ...page }: Page<From>, change: (item: From) => To): Page<To> {
  return { ...page, items: items.map((item) => change(item)) };
}
