import { nextPageLink } from '@dowel/schema/rules';
import type { Page } from '../paging/read-page.ts';
import { WithHeaders } from './route.ts';

/** A page as a plain list, with the address of the next page in its `Link` header. `query` is the request's query. */
export function pageAnswer<Item>(query: object, { items, nextPageToken }: Page<Item>): WithHeaders<Item[]> {
  return new WithHeaders(
    items,
    nextPageToken === undefined ? {} : { Link: nextPageLink(query, nextPageToken) },
  );
}
