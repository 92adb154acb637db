import type { PageQuery } from '@dowel/schema';
import { nextPageLink, pageTokenProblem } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** A page that was sent to a caller. */
export interface KeptPage {
  /** Identifies the list: the operation, the caller, and all parameters that choose its rows. */
  view: string;
  /** Everything in the list up to the end of the page, in its order. */
  before: unknown[];
}

/** A request for a list. */
export interface ListCall {
  store: MockStore;
  caller: Principal;
  params: Readonly<Record<string, string>>;
  query: PageQuery;
}

/**
 * Cuts the page that a query asks for out of a list.
 * @throws {MockProblem} `invalid_request` for a page token of another list, with other parameters, or that does not
 * exist
 */
function cutPage<Item>(
  operation: string,
  { store, caller, params, query: { pageSize, pageToken, ...filters } }: ListCall,
  list: readonly Item[],
): { items: Item[]; nextPageToken?: string } {
  const group = caller.kind === 'consumer' ? caller.groupRef : null;
  const view = JSON.stringify([operation, caller.project.id, group, params, filters]);
  const start = pageToken === undefined ? 0 : startAfter(store.keptPages[pageToken], view, list);
  const end = pageSize === undefined ? list.length : start + pageSize;
  const items = list.slice(start, end);
  if (end >= list.length) return { items };
  const nextPageToken = store.newId();
  store.keptPages[nextPageToken] = { view, before: list.slice(0, end).map(identityOf) };
  return { items, nextPageToken };
}

/** A page as the service answers it: a bare list, and the address of the next page in the `Link` header. */
export function toPageAnswer<Item>(
  operation: string,
  call: ListCall,
  list: readonly Item[],
): { body: Item[]; headers: Record<string, string> } {
  const { items, nextPageToken } = cutPage(operation, call, list);
  return {
    body: items,
    headers: nextPageToken === undefined ? {} : { Link: nextPageLink(call.query, nextPageToken) },
  };
}

/** The next page starts after the last item of earlier pages that is still in the list. Others may be gone by now. */
function startAfter(kept: KeptPage | undefined, view: string, list: readonly unknown[]): number {
  if (kept?.view !== view) throw new MockProblem('invalid_request', pageTokenProblem());
  const before = new Set(kept.before);
  return list.map((item) => before.has(identityOf(item))).lastIndexOf(true) + 1;
}

/**
 * Answers are copies of stored items, so items are compared by id or key. Log lines have neither. They are not copied,
 * so the objects themselves are compared.
 */
function identityOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  if ('id' in item) return item.id;
  return 'key' in item ? item.key : item;
}
