import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { pageSize, readQuery } from '../read-request.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { PageRequest } from '../store/pages.ts';
import { type GithubObject, LOGIN } from './objects.ts';
import { rendererOf } from './render.ts';

export const page = {
  /** A number. A chain of pages that never ends has names for them. */
  page: z.string().optional(),
  per_page: pageSize(100, 30),
};
export const since = { since: z.iso.datetime({ offset: true }).transform(Date.parse).optional() };
const sorted = {
  sort: z.enum(['created', 'updated']).default('created'),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

const state = { state: z.enum(['open', 'closed', 'all']).default('open') };

/** What each kind of list takes. `since` is honoured where it is here, and elsewhere nobody should send it. */
const SHAPES = {
  plain: z.strictObject(page),
  since: z.strictObject({ ...page, ...since }),
  sorted: z.strictObject({ ...page, ...since, ...sorted }),
  repositoryIssues: z.strictObject({ ...page, ...since, ...sorted, ...state }),
  issues: z.strictObject({
    ...page,
    ...since,
    ...sorted,
    ...state,
    filter: z.enum(['assigned', 'all']).default('assigned'),
  }),
} as const satisfies Record<GithubObject['list'], z.ZodType>;

type Query = Partial<z.output<typeof SHAPES.issues>> & { per_page: number };

/**
 * A page of a list, or of what a repository has of it. The header `Link` says where the next one is.
 * https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export function listPage(
  c: Context<DialectEnv>,
  name: string,
  list: GithubObject['list'],
  repository?: string,
): Response {
  const { account } = c.var;
  const query: Query = readQuery(c, SHAPES[list]);
  const { page: _, ...asked } = query;
  return toPageAnswer(c, {
    object: name,
    query,
    whereKey: JSON.stringify([asked, repository]),
    where: conditionOf(query, repository),
    orderBy: query.sort === 'updated' ? 'updateTime' : 'createTime',
    isDescending: query.direction !== 'asc',
    render: rendererOf(account, name),
  });
}

/** What a list with pages shows. */
interface ListPage
  extends Required<Pick<PageRequest, 'object' | 'where' | 'whereKey' | 'orderBy' | 'isDescending'>> {
  readonly query: { readonly page?: string | undefined; readonly per_page: number };
  readonly render: (record: StoredRecord) => Record<string, unknown>;
}

/** Answers a page. The header `Link` says where the next one is. */
export function toPageAnswer(c: Context<DialectEnv>, { query, render, ...listed }: ListPage): Response {
  const { account } = c.var;
  const step = stepOf(account, query.per_page);
  const { records, next } = account.page({
    ...listed,
    size: query.per_page,
    cursor: toCursor(query.page, step),
    // A page number never expires. Records that come and go meanwhile shift the rest.
    cursors: 'counted',
    isIndexed: true,
  });
  const links =
    next === undefined
      ? []
      : [
          ['next', toPage(next, step)],
          ['first', '1'],
        ];
  const link = links.map(([rel, number]) => `<${addressOf(c, number ?? '1')}>; rel="${rel}"`).join(', ');
  return c.json(records.map(render), 200, link === '' ? {} : { link });
}

/** How many records a page has here. */
function stepOf({ quirks }: DialectAccount, size: number): number {
  const { largestPage = size, shortPages } = quirks;
  return Math.max(1, Math.min(size, largestPage) - (shortPages ? 1 : 0));
}

function toCursor(number: string | undefined, step: number): string | undefined {
  if (number === undefined || number === '1') return undefined;
  return /^\d+$/.test(number) ? String((Number(number) - 1) * step) : number;
}

function toPage(cursor: string, step: number): string {
  return /^\d+$/.test(cursor) ? String(Number(cursor) / step + 1) : cursor;
}

function addressOf(c: Context, number: string): string {
  const address = new URL(c.req.url);
  address.searchParams.set('page', number);
  return address.href;
}

function conditionOf(
  { since = Number.NEGATIVE_INFINITY, state = 'all', filter = 'all' }: Query,
  repository: string | undefined,
) {
  return ({ updateTime, values }: StoredRecord): boolean => {
    if (repository !== undefined && Object(values.repository).full_name !== repository) return false;
    // Times are stored in whole seconds.
    if (Math.floor(updateTime / 1000) * 1000 < since) return false;
    if (state !== 'all' && values.state !== state) return false;
    return filter === 'all' || isAssigned(values.assignees);
  };
}

function isAssigned(assignees: unknown): boolean {
  return Array.isArray(assignees) && assignees.some((one) => Object(one).login === LOGIN);
}
