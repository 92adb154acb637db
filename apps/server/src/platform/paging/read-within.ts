import { validate } from 'uuid';
import type { Context, OrgContext } from '../../context.ts';
import { timeOf } from '../db/partitions/periods.ts';
import { fromPageToken, toPageToken } from './page-token.ts';
import type { Page } from './read-page.ts';

/** How long one request looks for rows. */
const LOOKING_MS = 150;

export interface Look<Item> {
  readonly items: readonly Item[];
  /** Where the next look begins; undefined when nothing is left. */
  readonly next: string | undefined;
}

interface Seen {
  readonly isWanted: boolean;
}

/**
 * Of the rows that a look has seen, the wanted ones, and the row behind which the next look begins: undefined when nothing
 * is left. `lookedAt` is how many rows it could have seen.
 */
export function choose<Row extends Seen>(
  seen: readonly Row[],
  limit: number,
  lookedAt: number,
): { chosen: Row[]; last: Row | undefined } {
  const wanted = seen.filter(({ isWanted }) => isWanted);
  const chosen = wanted.slice(0, limit);
  if (wanted.length > limit) return { chosen, last: chosen.at(-1) };
  return { chosen, last: seen.length < lookedAt ? undefined : seen.at(-1) };
}

/**
 * Reads a page of a list in which few rows may be the wanted ones. It looks again and again until the page is full or
 * 150 ms are over, and answers what it has with a token to go on behind what was searched. `list` names the list, as for
 * `readPage`.
 * @param look looks at so many rows that it ends within a few milliseconds, and finds at most `limit`. If the list is in the
 *   order of time, where the next look begins starts with an id.
 * @throws {ProblemError} `invalid_request` for an invalid page token, or one of another list or other parameters
 */
export async function readWithin<Item>(
  context: Context | OrgContext,
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
  if (next === undefined) return { items };
  const page = { items, nextPageToken: toPageToken(context, name, next) };
  if (items.length >= pageSize) return page;
  const [id = ''] = next.split(':');
  return { ...page, stopped: validate(id) ? { searchedTime: new Date(timeOf(id)) } : {} };
}

/** Where a look begins in a list that has several parts: in which, and behind which row. */
export function placeIn(after = '0:'): [part: number, row: string | undefined] {
  const colon = after.indexOf(':');
  return [Number(after.slice(0, colon)), after.slice(colon + 1) || undefined];
}
