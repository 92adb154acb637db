import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { pageSize, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { CalendarObject } from './objects.ts';
import { gone } from './refuse.ts';
import { rendererOf } from './render.ts';

/** How long changes are known. The facts only say that a time that is too old is refused. */
const KNOWN_MS = 28 * 24 * 60 * 60_000;

const TokenStart = z.tuple([z.number(), z.number(), z.string()]);

const pages = (max: number) => ({
  maxResults: pageSize(max, Math.min(max, 250)),
  pageToken: z.string().optional(),
  syncToken: z.string().optional(),
});

/** `singleEvents` and `orderBy=startTime` would leave out the masters of series. */
const EventQuery = (max: number) =>
  z.strictObject({
    ...pages(max),
    /** Only the events with this id, which is the same in all calendars. */
    iCalUID: z.string().optional(),
    updatedMin: z.iso.datetime({ offset: true }).optional(),
    showDeleted: z.enum(['true', 'false']).default('false'),
    showHiddenInvitations: z.enum(['true', 'false']).default('false'),
    orderBy: z.literal('updated').optional(),
  });

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list */
const CalendarQuery = (max: number) =>
  z.strictObject({ ...pages(max), showHidden: z.enum(['true', 'false']).default('false') });

type ListQuery = Partial<
  z.output<ReturnType<typeof EventQuery>> & z.output<ReturnType<typeof CalendarQuery>>
> & { maxResults: number };

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
  const { max, isEvents } = object;
  const query: ListQuery = isEvents
    ? readQuery(c, EventQuery(max))
    : readQuery(c, name === 'calendarList' ? CalendarQuery(max) : z.strictObject(pages(max)));
  const { maxResults, pageToken, syncToken, updatedMin, showDeleted, orderBy, iCalUID, showHidden } = query;
  const since = updatedMin === undefined ? undefined : Date.parse(updatedMin);
  if (since !== undefined && since < account.now() - KNOWN_MS) {
    return gone('updatedMinTooLongAgo', 'The requested minimum modification time lies too far in the past.');
  }
  if (syncToken !== undefined && [orderBy, since, iCalUID].some((one) => one !== undefined)) {
    throw new Refused('badRequest', 'A sync token cannot be combined with updatedMin, iCalUID or orderBy.');
  }
  const synced = syncToken === undefined ? undefined : readToken(syncToken);
  const { feedKeptMs: keptMs = KNOWN_MS, feedKeptFor: only } = account.quirks;
  const isForgetful = only === undefined || prefix.startsWith(`${only}/`);
  const oldest = account.rightNow() - (isForgetful ? keptMs : KNOWN_MS);
  if (syncToken !== undefined && (!synced || synced[1] < oldest || synced[2] !== prefix)) {
    return gone('fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  }
  const [cursor, start = undefined] = pageToken?.replace(/=$/, '').split('~') ?? [];
  // What is written while pages are read comes with the token.
  const began = start ?? writeToken([account.latestSequence(name), account.rightNow(), prefix]);
  const render = rendererOf(account, name, object, prefix);
  const { records, next } = account.page({
    object: name,
    size: maxResults,
    cursor,
    cursors: 'position',
    where: (record) =>
      record.id.startsWith(prefix) &&
      (since === undefined || record.updateTime >= since) &&
      (!synced || record.sequence > synced[0]) &&
      (synced !== undefined || showHidden !== 'false' || record.values.hidden !== true) &&
      (iCalUID === undefined || render(record).iCalUID === iCalUID),
    whereKey: `${prefix} ${since} ${synced} ${iCalUID} ${showHidden}`,
    orderBy: orderBy === undefined ? undefined : 'updateTime',
    includesDeleted: showDeleted === 'true' || synced !== undefined,
    isIndexed: true,
  });
  const items = records.map(render);
  const kind = `calendar#${name}`;
  // Tokens may end with an equals sign.
  if (next !== undefined) return c.json({ kind, items, nextPageToken: `${next}~${began}=` });
  return c.json({ kind, items, nextSyncToken: `${began}=` });
}

/** A token says what was written before it, when it was made, and of which calendar it is. */
function writeToken(start: z.output<typeof TokenStart>): string {
  return Buffer.from(JSON.stringify(start)).toString('base64url');
}

function readToken(token: string): z.output<typeof TokenStart> | undefined {
  try {
    return TokenStart.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
