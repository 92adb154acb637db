import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readQuery } from '../read-request.ts';
import type { CalendarObject } from './objects.ts';
import { gone } from './refuse.ts';
import { rendererOf } from './render.ts';

/** How long changes are known. The facts only say that a time that is too old is refused. */
const KNOWN_MS = 28 * 24 * 60 * 60_000;

const pages = (max: number) => ({
  maxResults: z.coerce.number().int().min(1).max(max).default(Math.min(max, 250)),
  pageToken: z.string().optional(),
});

/** `singleEvents` and `orderBy=startTime` would leave out the masters of series, and sync tokens have other pages. */
const EventQuery = (max: number) =>
  z.strictObject({
    ...pages(max),
    updatedMin: z.iso.datetime({ offset: true }).optional(),
    showDeleted: z.enum(['true', 'false']).default('false'),
    orderBy: z.literal('updated').optional(),
  });

/**
 * A page of a collection. Only the last one has a token for what comes later.
 * @param prefix what the ids of the collection begin with in the store, when there are several of its kind
 */
export function listPage(
  c: Context<DialectEnv>,
  name: string,
  object: CalendarObject,
  prefix = '',
): Response {
  const { account } = c.var;
  const { maxResults, pageToken, updatedMin, showDeleted, orderBy } = readEvery(c, object);
  const since = updatedMin === undefined ? undefined : Date.parse(updatedMin);
  if (since !== undefined && since < account.now() - KNOWN_MS) {
    return gone('updatedMinTooLongAgo', 'The requested minimum modification time lies too far in the past.');
  }
  const { records, next } = account.page({
    object: name,
    size: maxResults,
    // Tokens may end with an equals sign.
    cursor: pageToken?.replace(/=$/, ''),
    cursors: 'position',
    where: ({ id, updateTime }) => id.startsWith(prefix) && (since === undefined || updateTime >= since),
    whereKey: `${prefix} ${since}`,
    orderBy: orderBy === undefined ? undefined : 'updateTime',
    includesDeleted: showDeleted === 'true',
    isIndexed: true,
  });
  const items = records.map(rendererOf(account, name, object, prefix));
  const kind = `calendar#${name}`;
  if (next !== undefined) return c.json({ kind, items, nextPageToken: `${next}=` });
  return c.json({ kind, items, nextSyncToken: `sync${account.now()}=` });
}

interface ListQuery {
  maxResults: number;
  pageToken?: string | undefined;
  updatedMin?: string | undefined;
  showDeleted?: string;
  orderBy?: string | undefined;
}

function readEvery(c: Context<DialectEnv>, { max, isEvents }: CalendarObject): ListQuery {
  return isEvents ? readQuery(c, EventQuery(max)) : readQuery(c, z.strictObject(pages(max)));
}
