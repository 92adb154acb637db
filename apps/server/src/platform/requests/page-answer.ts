import { nextPageLink, searchStopped, warningHeader } from '@dowel/schema/rules';
import type { Page } from '../paging/read-page.ts';
import { WithHeaders } from './route.ts';

/**
 * A page as a plain list, with the address of the next page in its `Link` header. If its time was over before it was full,
 * `Dowel-Warning` says so. `query` is the request's query.
 */
export function pageAnswer<Item>(
  query: object,
  { items, nextPageToken, stopped }: Page<Item>,
): WithHeaders<Item[]> {
  if (nextPageToken === undefined) return new WithHeaders(items, {});
  return new WithHeaders(items, {
    Link: nextPageLink(query, nextPageToken),
    ...(stopped && { [warningHeader]: searchStopped(stopped.searchedTime) }),
  });
}
