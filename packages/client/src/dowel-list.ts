import type { DowelPromise } from './dowel-promise.ts';

/**
 * A promise of a list that also works in a loop: `for await (const topic of client.topics.list({ pageSize: 100 }))`.
 * With `pageSize`, the promise gives one page, and the loop fetches each next page when it gets there. Without it, the
 * service sends everything at once, except of what grows without end (deliveries, operations, the audit log): that always
 * comes in pages.
 */
export interface DowelList<Item> extends DowelPromise<Item[]>, AsyncIterable<Item> {}

/** Makes a list from its first page and a function that fetches the others. */
export function toDowelList<Item>(
  first: DowelPromise<Item[]>,
  fetchPage: (pageToken: string) => DowelPromise<Item[]>,
): DowelList<Item> {
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      let page: typeof first | undefined = first;
      while (page) {
        const { data, response } = await page.withResponse();
        yield* data;
        const pageToken = toPageToken(response.headers.get('Link'));
        page = pageToken ? fetchPage(pageToken) : undefined;
      }
    },
  });
}

/** The page token from the link to the next page (RFC 8288). A proxy may have added other links. */
function toPageToken(link: string | null): string | null {
  const [, query] = /<[^>]*\?([^>]*)>; *rel="next"/.exec(link ?? '') ?? [];
  return new URLSearchParams(query).get('pageToken');
}
