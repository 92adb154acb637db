import { ProviderText } from '../../provider-words/provider-text.ts';
import type { OwnPages } from '../engine/definition.ts';
import { partsOf } from '../engine/paging/parts-of.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderPage } from '../engine/provider-page.ts';
import { parseTime } from '../engine/request/times.ts';

/** One question is answered with so many records. https://developer.pagerduty.com/docs/rest-api-v2/pagination/ */
const MOST = 10_000;
/** A page has at most so many of them. */
const PAGE = 100;
const SECOND_MS = 1000;
/** A question about a time covers at most six months. https://developer.pagerduty.com/api-reference/9d0b4b12e36f9-list-incidents */
const WINDOW_MS = 180 * 24 * 60 * 60 * SECOND_MS;

/** Without a time or this, the list has the last month only. New incidents come last, so that they move no other. */
const always = { sort_by: 'created_at:asc', 'include[]': 'conference_bridge' };
export const allIncidents = { date_range: 'all', ...always };

/** A question, and how many of its records are known. */
interface Place {
  /** It asks for incidents that were created from one time until another, in milliseconds. Absent: for all. */
  readonly window?: { readonly from: number; readonly until: number } | undefined;
  readonly offset: number;
}

/**
 * Reads incidents oldest first. Behind the last one that the question about all of them is answered with, they are asked
 * for in windows of time. Those of the second in which a window begins may come twice.
 */
export const incidentPages: OwnPages = async ({ cursor, now = new Date() }, read) => {
  const place = placeAt(cursor);
  const { window, offset } = place;
  const asked = window
    ? { since: timeOf(window.from), until: timeOf(window.until), ...always }
    : allIncidents;
  const { nextCursor, ...page } = await read({ ...asked, ...(offset > 0 && { offset: String(offset) }) });
  const next = nextCursor ? goOn(place, page) : nextWindow(place, now);
  return { ...page, ...(next && { nextCursor: toCursor(next) }) };
};

const timeOf = (ms: number): string => new Date(ms).toISOString();

function windowFrom(ms: number): Place {
  const from = ms - SECOND_MS;
  return { window: { from, until: from + WINDOW_MS }, offset: 0 };
}

/** Where the question has more records: on its next page, or, if it is answered no further, in a window of its own. */
function goOn(place: Place, { originals, oddEntries }: ProviderPage): Place {
  const offset = place.offset + originals.length + oddEntries.length;
  if (offset + PAGE <= MOST) return { ...place, offset };
  const time = parseTime(originals.at(-1)?.created_at, { format: 'rfc3339' });
  const next = time && windowFrom(time.getTime());
  if (next?.window && next.window.from > (place.window?.from ?? 0)) return next;
  throw new ProviderError(
    'unreachable',
    `PagerDuty has more incidents, and lists no more than ${MOST} of one second, or without a time of creation.`,
  );
}

function nextWindow({ window }: Place, now: Date): Place | undefined {
  return window && window.until < now.getTime() ? windowFrom(window.until) : undefined;
}

function toCursor({ window, offset }: Place): ProviderText {
  return new ProviderText(JSON.stringify([offset, window?.from ?? null, window?.until ?? null]));
}

/** @throws {ProviderError} `cursor_gone` for one that was written before incidents were read like this */
function placeAt(cursor: ProviderText | undefined): Place {
  if (!cursor) return { offset: 0 };
  const [offset, from, until] = partsOf(cursor.toSend());
  if (typeof offset !== 'number')
    throw new ProviderError('cursor_gone', 'The next page was stored in a form that is no longer known.');
  const isWindow = typeof from === 'number' && typeof until === 'number';
  return { offset, ...(isWindow && { window: { from, until } }) };
}
