import type { DowelList } from '@dowel/client';

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
