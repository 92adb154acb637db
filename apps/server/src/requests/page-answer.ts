import { nextPageLink } from '@dowel/schema/rules';
import type { Page } from '../paging/read-page.ts';
import { Answer } from './route.ts';

/** A page as a plain list, with the address of the next page in its `Link` header. `query` is the request's query. */
export function pageAnswer<Item>(query: object, { items, nextPageToken }: Page<Item>): Answer<Item[]> {
  return new Answer(items, nextPageToken === undefined ? {} : { Link: nextPageLink(query, nextPageToken) });
}
