import type { DowelList } from '@dowel/client';
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of a list, and what asks for the next one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: { pageToken: string } | undefined;
  /** The server's time was over before the page was full. `at`: how far back it has searched. */
  readonly stopped?: { readonly at: string | undefined };
}

/** Waits for a page, and reads from its `Link` header (RFC 8288) where the next one begins. */
export async function fetchPage<Item>(list: DowelList<Item>): Promise<Page<Item>> {
  const { data, response } = await list.withResponse();
  const [, query] = /<[^>]*\?([^>]*)>; *rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
  const pageToken = new URLSearchParams(query).get('pageToken');
  const stopped = /\bsearch_stopped(?:;time="([^"]*)")?/.exec(response.headers.get('Dowel-Warning') ?? '');
  return {
    items: data,
    next: pageToken === null ? undefined : { pageToken },
    ...(stopped && { stopped: { at: stopped[1] } }),
  };
}

/** What is shown of a list that comes page by page. */
export interface Rows<Item> extends Pick<Page<Item>, 'stopped'> {
  readonly rows: readonly Item[];
}

/** A list that comes page by page. `list` asks for the page behind a token, or for the first. */
export const pagedQuery = <Item extends Listed>(
  queryKey: QueryKey,
  list: (page: { pageToken?: string }, options: { signal: AbortSignal }) => DowelList<Item>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(list(pageParam, { signal })),
    initialPageParam: {},
    getNextPageParam: ({ next }) => next,
    select: toRows<Item>,
  });

/** What can be told from others in a list: a group has no id. */
type Listed = { readonly id: string } | { readonly groupRef: string };

/** The rows of all pages. What moved to a later page meanwhile stays where it was shown, as it is now. */
export function toRows<Item extends Listed>({ pages }: InfiniteData<Page<Item>>): Rows<Item> {
  const rows = new Map(
    pages.flatMap(({ items }) => items.map((item) => ['id' in item ? item.id : item.groupRef, item])),
  );
  const { stopped } = pages.at(-1) ?? {};
  return { rows: [...rows.values()], ...(stopped && { stopped }) };
}
