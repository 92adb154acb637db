import { partsOf } from '../paging/parts-of.ts';
import { ProviderError } from '../provider-error.ts';
import type { ParentValues } from './parent-values.ts';

/** Lists inside records of one page of another list. */
export interface InnerLists {
  /** The records whose lists are not read to their end yet. The list inside the first one is being read. */
  readonly ids: readonly string[];
  /** Where the next page of that list is. Absent at its beginning. Null if only lists inside its records are left. */
  readonly cursor?: string | null;
  /** Stands for the first page of that list. Only behind it. */
  readonly first?: string;
}

/** Where a read below parents is. Of the parents, it has those of one page of their list. */
export interface ParentsPosition {
  /**
   * Where the next page of parents is. Null after the last one. Absent before the first. Of parents that are below others
   * themselves, it is a position of that read, as `within` has it.
   */
  readonly nextParents?: string | null;
  /** The parents of the latest page whose lists are not read yet. The list of the first one is being read. */
  readonly queue: readonly ParentValues[];
  /** Where the next page of that list is, and its first page, as with inner lists. */
  readonly cursor?: string | null;
  readonly first?: string;
  /** The lists inside records of that list that are read before its next page, from the outermost to the innermost. */
  readonly inner: readonly InnerLists[];
  /** How many lists inside records below this parent were found. */
  readonly innerFound: number;
}

/** What begins the position of a read of parents that are below others. */
const WITHIN = 'within:';

/** The position of a read of parents that are below others, as a next page. */
export function within(position: string): string {
  return WITHIN + position;
}

/** The opposite. Undefined for a cursor of a list that stands alone. */
export function positionWithin(nextParents: string | null | undefined): string | undefined {
  return nextParents?.startsWith(WITHIN) ? nextParents.slice(WITHIN.length) : undefined;
}

/** Where the parents of a position are read whose own parents are being listed or read. Undefined below a parent. */
export function parentsAt(text: string | undefined): string | undefined {
  const { queue, nextParents } = readParentsPosition(text);
  return queue.length === 0 ? positionWithin(nextParents) : undefined;
}

const beginning: ParentsPosition = { queue: [], inner: [], innerFound: 0 };

/** How deep lists inside records are read, and how many of them below one parent. */
export const MAX_DEPTH = 20;
export const MAX_INNER = 10_000;

/**
 * Reads a text of `writeParentsPosition`.
 * @throws {ProviderError} `cursor_gone` for a text that was written for a list without parents
 */
export function readParentsPosition(text: string | undefined): ParentsPosition {
  if (text === undefined) return beginning;
  const [nextParents, queue, cursor, inner = [], innerFound = 0, first] = partsOf(text);
  if (!isCursor(nextParents) || !Array.isArray(queue) || !Array.isArray(inner)) {
    throw new ProviderError('cursor_gone', 'The next page was stored in a form that is no longer known.');
  }
  return {
    ...(nextParents !== undefined && { nextParents }),
    // The casts are safe: only this file writes such a text.
    queue: queue as ParentValues[],
    ...(isCursor(cursor) && cursor !== undefined && { cursor }),
    inner: inner as InnerLists[],
    innerFound: Number(innerFound),
    ...(typeof first === 'string' && { first }),
  };
}

/** The position as a text that is stored. Undefined behind the last list. */
export function writeParentsPosition(position: ParentsPosition): string | undefined {
  const { nextParents, queue, cursor, inner, innerFound, first } = position;
  if (queue.length === 0 && nextParents === null) return undefined;
  // What has no list inside another is written as before there were such lists.
  const own = innerFound === 0 ? [] : [inner, innerFound, first];
  return JSON.stringify([nextParents, queue, ...(cursor === undefined ? [] : [cursor, ...own])]);
}

/**
 * A text that stands for a position, whatever was found before. It comes again only if the provider gives a cursor again.
 * Undefined where the text of the position does that.
 */
export function placeOf({ innerFound, ...place }: ParentsPosition): string | undefined {
  return innerFound === 0 ? undefined : JSON.stringify(place);
}

/** The parent whose list, or a list inside of it, is read at a position. Undefined when parents are listed there. */
export function parentAt(text: string | undefined): ParentValues | undefined {
  return readParentsPosition(text).queue[0];
}

/** The record inside of which a list is read. Undefined when it is the list of the parent itself. */
export function innerAt({ inner }: ParentsPosition): string | undefined {
  return inner.at(-1)?.ids[0];
}

/** Where the next page of the list is that is being read. Undefined at its beginning. */
export function cursorAt({ inner, cursor }: ParentsPosition): string | undefined {
  const list = inner.at(-1) ?? { cursor };
  return list.cursor ?? undefined;
}

/** The beginning of the list that is read at a position. Undefined when parents are listed there: all begins again. */
export function listStart(text: string | undefined): string | undefined {
  try {
    const position = readParentsPosition(text);
    return position.queue.length === 0 ? undefined : writeParentsPosition(atStart(position));
  } catch {
    return undefined;
  }
}

function atStart({ cursor, inner, first, ...position }: ParentsPosition): ParentsPosition {
  const list = inner.at(-1);
  // Without its cursor, the list of the parent finds the lists inside once more.
  if (!list) return { ...position, inner, innerFound: 0 };
  return {
    ...position,
    ...(cursor !== undefined && { cursor }),
    ...(first !== undefined && { first }),
    inner: [...inner.slice(0, -1), { ids: list.ids }],
  };
}

/**
 * The position behind a page: in the lists inside of its records, on the next page, or behind the list.
 * @param cursor where the next page is. Undefined on the last one.
 * @param ids the records of the page that have a list inside
 * @param content stands for the records of the page
 * @returns how many of these lists are left out, because they are too deep or too many
 */
export function afterPage(
  position: ParentsPosition,
  cursor: string | undefined,
  ids: readonly string[],
  content = '',
): { readonly next: ParentsPosition; readonly leftOut: number } {
  const { inner, innerFound } = position;
  const room = inner.length >= MAX_DEPTH ? 0 : Math.max(0, MAX_INNER - innerFound);
  const taken = ids.slice(0, room);
  const leftOut = ids.length - taken.length;
  if (taken.length === 0 && cursor === undefined) return { next: afterList(position), leftOut };
  const list = inner.at(-1);
  const rest = { ...position, innerFound: innerFound + taken.length };
  const goesOn = { cursor: cursor ?? null, first: (list ?? position).first ?? content };
  const here = list
    ? { ...rest, inner: [...inner.slice(0, -1), { ids: list.ids, ...goesOn }] }
    : { ...rest, ...goesOn };
  return { next: taken.length === 0 ? here : { ...here, inner: [...here.inner, { ids: taken }] }, leftOut };
}

/** Whether a page is the first one of its list once more, although it was asked for as a later one. */
export function isFirstAgain(position: ParentsPosition, content: string): boolean {
  const { first } = position.inner.at(-1) ?? position;
  return cursorAt(position) !== undefined && first === content;
}

/** The position behind a list: in the next one inside the same list, or where that list goes on. */
function afterList(position: ParentsPosition): ParentsPosition {
  let { inner } = position;
  for (let list = inner.at(-1); list; list = inner.at(-1)) {
    inner = inner.slice(0, -1);
    const ids = list.ids.slice(1);
    if (ids.length > 0) return { ...position, inner: [...inner, { ids }] };
    const outer = inner.at(-1) ?? position;
    if (typeof outer.cursor === 'string') return { ...position, inner };
  }
  return afterParent(position);
}

function afterParent({ nextParents, queue }: ParentsPosition): ParentsPosition {
  return { ...beginning, ...(nextParents !== undefined && { nextParents }), queue: queue.slice(1) };
}

/** The text of the position behind the list that is being read. Undefined when that was the last one. */
export function skipList(text: string | undefined): string | undefined {
  const position = readParentsPosition(text);
  const above = parentsAt(text);
  if (above !== undefined) {
    const next = skipList(above);
    return writeParentsPosition({ ...position, nextParents: next === undefined ? null : within(next) });
  }
  return writeParentsPosition(position.inner.length > 0 ? afterList(position) : afterParent(position));
}

function isCursor(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
