import { Refused } from '../refusal.ts';
import { createChain } from './cursor-chain.ts';
import { type CursorKind, findStart, frozenName, makeCursor } from './cursors.ts';
import type { Entry, StoredRecord } from './entry.ts';
import { createListViews, type ListRequest } from './list-view.ts';
import type { ObjectStore } from './object-store.ts';
import type { Quirks } from './quirks.ts';

/** A request for one page of records. */
export interface PageRequest extends ListRequest {
  object: string;
  size: number;
  /** The list has a single page, which no quirk makes smaller. */
  isWhole?: boolean | undefined;
  /** The cursor that the caller sent, as `next` gave it. Absent: the first page. */
  cursor?: string | undefined;
  cursors: CursorKind;
  /**
   * The conditions of the first page, when a later page is asked for with other conditions and not with a cursor. Only
   * what happens between pages depends on it.
   */
  first?: Pick<ListRequest, 'where' | 'whereKey'> | undefined;
  /** How many records one query can reach. Beyond it a page is refused with `resultCap`. */
  cap?: number | undefined;
}

/** A page of records. */
export interface Page {
  records: StoredRecord[];
  hasMore: boolean;
  /** The cursor of the next page. Absent: there is none. With `lastId` it is the id of the last record. */
  next?: string;
  /** How many records the whole list has. */
  total: number;
  /** There are more, and this query does not reach them. */
  isCutOff?: boolean;
}

interface PagingOptions {
  quirks: () => Quirks;
  storeOf: (object: string) => ObjectStore;
  /** Only what was written until then is in the index. */
  shownUntil: () => number;
  /** Called before a page, with its number, for changes that happen between pages. */
  beforePage: (request: PageRequest, number: number) => void;
}

/** Takes pages of lists, with all quirks that cursors have. */
export function createPages({ quirks, storeOf, shownUntil, beforePage }: PagingOptions) {
  const view = createListViews();
  const chain = createChain();
  const frozen = new Map<string, readonly Entry[]>();

  function entriesFor(request: PageRequest, cursor: string | undefined): readonly Entry[] {
    if (request.cursors !== 'frozen' || cursor === undefined) {
      return view(storeOf(request.object), request, shownUntil());
    }
    const list = frozen.get(frozenName(cursor));
    if (!list) throw new Refused('cursorGone', `The cursor ${cursor} is not known.`);
    return list;
  }

  /** The page without the quirks that make a list endless. */
  function take(request: PageRequest, cursor: string | undefined): Page {
    const { largestPage = request.size, shortPages, resultCap, cursor: loop } = quirks();
    const entries = entriesFor(request, cursor);
    const list = { kind: request.cursors, entries, request, known: storeOf(request.object).entries };
    let start = cursor === undefined ? 0 : findStart(list, cursor);
    if (loop === 'endless' && start >= entries.length) start = 0;
    const cap = request.cap === undefined ? Number.POSITIVE_INFINITY : (resultCap ?? request.cap);
    if (start >= cap) throw new Refused('resultCap', `One query reaches ${cap} records at most.`);
    const limited = Math.max(1, Math.min(request.size, largestPage) - (shortPages ? 1 : 0));
    const size = request.isWhole ? entries.length : limited;
    const end = Math.min(start + size, cap, entries.length);
    const page = { records: entries.slice(start, end), total: entries.length };
    if (end === entries.length) return { ...page, hasMore: false };
    const name =
      cursor === undefined ? `01g${String(frozen.size + 1).padStart(12, '0')}` : frozenName(cursor);
    if (request.cursors === 'frozen') frozen.set(name, entries);
    return {
      ...page,
      hasMore: true,
      next: makeCursor(list, end, name),
      ...(end === cap && { isCutOff: true }),
    };
  }

  return (request: PageRequest): Page => {
    const { cursor } = request;
    const number = chain.numberOf(cursor);
    if (request.cursors !== 'counted') assertCursorLives(quirks(), number);
    beforePage(request, cursor === undefined && request.first ? 2 : number);
    if (quirks().emptyMiddlePage && number === 2 && cursor !== undefined && !chain.isAlias(cursor)) {
      const { total } = take(request, cursor);
      return { records: [], hasMore: true, next: chain.alias(cursor, 2), total };
    }
    const page = take(request, chain.realCursor(cursor, quirks().cursor));
    return chain.loop(page, cursor, quirks().cursor, callersCursor(request, page));
  };
}

/** The cursor with which a caller that makes it itself asks for the next page. */
function callersCursor({ cursors, cursor }: PageRequest, { records }: Page): string | undefined {
  if (cursors === 'lastId') return records.at(-1)?.id;
  return cursors === 'counted' ? String(Number(cursor ?? 0) + records.length) : undefined;
}

function assertCursorLives(quirks: Quirks, number: number): void {
  const { cursorsDie } = quirks;
  if (!cursorsDie || number <= cursorsDie.afterPage) return;
  cursorsDie.times -= 1;
  if (cursorsDie.times === 0) quirks.cursorsDie = undefined;
  throw new Refused('cursorGone', 'This cursor has expired.');
}
