import type { PageQuery } from '@dowel/schema';
import type { Context } from '../context.ts';
import type { Slice } from '../db/slice.ts';
import { fromPageToken, toPageToken } from './page-token.ts';

/** A part of a list, or all of it. */
export interface Page<Item> {
  readonly items: Item[];
  /** Asks for what follows; undefined when nothing does. */
  readonly nextPageToken?: string;
}

/**
 * Reads the page that a query asks for. `list` names the list: its operation, and the ids in its path; what else the
 * query holds chooses rows too. `read` gets no slice when the whole list is asked for.
 * @throws {ProblemError} `invalid_request` for a page token of another list, of other parameters or of nobody
 */
export async function readPage<Row extends { id: string }>(
  context: Context,
  list: readonly string[],
  { pageSize, pageToken, ...filters }: PageQuery,
  read: (slice: Slice | undefined) => Promise<Row[]>,
): Promise<Page<Row>> {
  const name = JSON.stringify([...list, filters]);
  const after = pageToken === undefined ? undefined : fromPageToken(context, name, pageToken);
  if (pageSize === undefined) {
    return { items: await read(after === undefined ? undefined : { after, limit: Number.MAX_SAFE_INTEGER }) };
  }
  // One more than asked for tells whether a page follows.
  const rows = await read({ after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  if (rows.length <= pageSize || !last) return { items };
  return { items, nextPageToken: toPageToken(context, name, last.id) };
}

/** The same page of other things. */
export function mapPage<From, To>({ items, ...page }: Page<From>, change: (item: From) => To): Page<To> {
  return { ...page, items: items.map((item) => change(item)) };
}
