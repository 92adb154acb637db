import type { Context } from '../../context.ts';
import { fromPageToken, toPageToken } from './page-token.ts';
import type { Page } from './read-page.ts';

/** How long one request looks for rows. */
const LOOKING_MS = 150;

/** What one look has found. */
export interface Look<Item> {
  readonly items: readonly Item[];
  /** Where the next look begins; undefined when nothing is left. */
  readonly next: string | undefined;
}

/**
 * Reads a page of a list in which few rows may be the wanted ones. It looks again and again until the page is full or
 * 150 ms are over, and answers what it has with a token to go on. `list` names the list, as for `readPage`.
 * @param look looks at so many rows that it ends within a few milliseconds, and finds at most `limit`.
 * @throws {ProblemError} `invalid_request` for an invalid page token, or one of another list or other parameters
 */
export async function readWithin<Item>(
  context: Context,
  list: readonly string[],
  { pageSize, pageToken, ...filters }: { pageSize: number; pageToken?: string | undefined },
  look: (after: string | undefined, limit: number) => Promise<Look<Item>>,
): Promise<Page<Item>> {
  const name = JSON.stringify([...list, filters]);
  const deadline = performance.now() + LOOKING_MS;
  const items: Item[] = [];
  let next = pageToken === undefined ? undefined : fromPageToken(context, name, pageToken);
  do {
    const found = await look(next, pageSize - items.length);
    items.push(...found.items);
    next = found.next;
  } while (next !== undefined && items.length < pageSize && performance.now() < deadline);
  return next === undefined ? { items } : { items, nextPageToken: toPageToken(context, name, next) };
}
