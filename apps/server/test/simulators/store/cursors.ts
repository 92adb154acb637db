import { Refused } from '../refusal.ts';
import type { Entry } from './entry.ts';
import { comparePlaces, type ListRequest, type Place, placeOf } from './list-view.ts';

/**
 * What a cursor is.
 * - `offset`: how many records came before. Records that come and go meanwhile shift the rest.
 * - `counted`: the same, and the caller counts them. No answer has it, and it never dies.
 * - `lastId`: the id of the last record of the page before.
 * - `position`: where the last record stood in the order, even if it moved since.
 * - `frozen`: a place in a result that was found once. Later changes do not show.
 */
export type CursorKind = 'offset' | 'counted' | 'lastId' | 'position' | 'frozen';

/** A list that is paged, and how. */
interface PagedList {
  kind: CursorKind;
  entries: readonly Entry[];
  request: ListRequest;
  /** Every record of the object, by id. */
  known: ReadonlyMap<string, Entry>;
}

/** The cursor behind the first `end` records. `name` is that of a frozen list. */
export function makeCursor({ kind, entries, request }: PagedList, end: number, name: string): string {
  const last = entries[end - 1] as Entry;
  switch (kind) {
    case 'offset':
    case 'counted':
      return String(end);
    case 'lastId':
      return last.id;
    case 'position':
      return Buffer.from(JSON.stringify(placeOf(last, request))).toString('base64url');
    case 'frozen':
      return `${name}-${end}`;
  }
}

/**
 * The index of the first record behind a cursor.
 * @throws {Refused} `cursorGone`, also for an unknown record to start after
 */
export function findStart({ kind, entries, request, known }: PagedList, cursor: string): number {
  switch (kind) {
    case 'offset':
    case 'counted':
      return readNumber(cursor, cursor);
    case 'frozen':
      return readNumber(cursor.slice(cursor.lastIndexOf('-') + 1), cursor);
    case 'position':
      return firstAfter(entries, readPlace(cursor), request);
    case 'lastId': {
      const entry = known.get(cursor);
      if (!entry) throw new Refused('cursorGone', `There is no record ${cursor} to start after.`);
      return firstAfter(entries, placeOf(entry, request), request);
    }
  }
}

/** The name of the frozen list that a cursor is for. */
export function frozenName(cursor: string): string {
  return cursor.slice(0, cursor.lastIndexOf('-'));
}

function readNumber(text: string, cursor: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Refused('cursorGone', `The cursor ${cursor} is not known.`);
}

function readPlace(cursor: string): Place {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new Refused('cursorGone', `The cursor ${cursor} is not known.`);
  }
}

/** The index of the first record behind a place. */
function firstAfter(list: readonly Entry[], place: Place, request: ListRequest): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePlaces(placeOf(list[middle] as Entry, request), place, request) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
