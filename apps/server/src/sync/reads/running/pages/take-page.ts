import { fieldSegments } from '@dowel/schema/rules';
import type { ReadParent } from '../../../../providers/connectors/engine/parents/read-below.ts';
import { doubtOf, FILTERED } from '../comparing/begin-comparing.ts';
import { contentOf } from '../content.ts';
import type { DeliveredRecord } from '../delivered-record.ts';
import type { Plan } from '../find-plan.ts';
import { nextGuard } from '../loop-guard.ts';
import { meet } from '../parents/meet.ts';
import { hashOf, type Position, start } from '../position.ts';
import type { RunState } from '../run-state.ts';
import { endByClock } from '../window.ts';
import type { PageCall } from './deliver.ts';
import type { ReadPage } from './open-pages.ts';

/** A provider that sends this many pages without a record would do so for ever. */
const MAX_EMPTY_PAGES = 1000;
/** How many records that cannot be handled are named. */
const MAX_NAMES = 20;

/** What comes of a page. Nothing of it is stored yet. */
export interface TakenPage {
  /** The run behind the page, without the records that are delivered. */
  readonly state: RunState;
  readonly records: readonly DeliveredRecord[];
  /** The ids of records that are not deleted, to compare them with those of another read. */
  readonly ids: readonly string[];
  readonly isLast: boolean;
  readonly call: PageCall;
  /** The list below this parent was read to its end. */
  readonly readParent?: ReadParent | undefined;
}

/** In a sentence, why no further page is read. */
export interface PagesEnded {
  readonly failure: string;
  readonly failedBy: 'loop' | 'config';
  readonly call: PageCall;
}

/** Takes the records of a page that belong to the read, or says why the pages would never end. */
export function takePage(
  plan: Plan,
  { run, position: before }: RunState,
  { request, durationMs, page, selection, isAscending, question }: ReadPage,
): TakenPage | PagesEnded {
  const { status, records } = page;
  const call = { page: run.pages + 1, request, status, durationMs, records: records.length };
  const hidden = hiddenFilter(selection.filters, union(before.missingFields, page.missingFields ?? []));
  if (hidden !== undefined) {
    const why = `because ${plan.connector.displayName} does not show the field to this account. Remove the filter from the config, or let the account see the field.`;
    return { failure: `The filter on "${hidden}" cannot be applied, ${why}`, failedBy: 'config', call };
  }
  const content = contentOf(selection, page.records, before.lastTime, page.originals);
  if (content.undecided !== undefined) return { failure: content.undecided, failedBy: 'config', call };
  const isUnordered = before.isUnordered || content.isBackwards;
  const isPastEnd = content.isPastEnd && isAscending && !isUnordered;
  const cursor = (isPastEnd ? page.afterList : page.nextCursor)?.toSend();
  const position = nextPosition(plan, before, {
    ...content,
    number: call.page,
    cursor,
    page,
    question,
    fingerprint: page.fed?.fingerprint ?? content.fingerprint,
  });
  if ('failure' in position) return { ...position, call };
  const counts = { pages: call.page, recordsRead: run.recordsRead + page.records.length, failures: 0 };
  const untilTime = run.pages === 0 ? toProvidersClock(run, plan.open) : run.untilTime;
  const isCut = page.nextCursor !== undefined;
  const isFiltered = selection.filters.length > 0;
  const next =
    cursor === undefined ? behindList(plan, position, { pages: call.page, isCut, isFiltered }) : position;
  return {
    state: { run: { ...run, ...counts, untilTime }, position: next },
    records: content.records,
    ids: content.ids,
    isLast: cursor === undefined && !next.comparing,
    call,
    readParent: page.below?.lists === 'children' && page.below.isEnd ? page.below : undefined,
  };
}

/** The field of a filter that the records lack. Without it, nobody knows whether a record belongs to the read. */
function hiddenFilter(
  filters: ReadPage['selection']['filters'],
  missingFields: readonly string[],
): string | undefined {
  const hidden = new Set(missingFields.map((name) => fieldSegments(name)[0]));
  return filters.find(({ fieldName }) => hidden.has(fieldSegments(fieldName)[0]))?.fieldName;
}

/** Only what a schedule goes on from. A window that somebody asked for stays as it is. */
function toProvidersClock(
  { readType, untilTime }: RunState['run'],
  { clockBehindMs }: Plan['open'],
): Date | null {
  return readType === 'triggered' || untilTime === null ? untilTime : endByClock(untilTime, clockBehindMs);
}

/** At the end of the list, a read that is compared with the one before looks for what is missing, unless that is in doubt. */
function behindList(
  plan: Plan,
  { comparing, ...position }: Position,
  {
    pages,
    isCut,
    isFiltered,
  }: { readonly pages: number; readonly isCut: boolean; readonly isFiltered: boolean },
): Position {
  if (!comparing) return position;
  const hasPassedOver = isCut && !plan.connector.canGet(plan.effective.objectName);
  // The config may have got its filters when the read had begun.
  const notCompared = isFiltered
    ? FILTERED
    : hasPassedOver
      ? 'Records have changed while they were read.'
      : doubtOf(position, comparing.pages === pages);
  return notCompared === undefined
    ? { ...position, comparing: { ...comparing, looking: 'first' } }
    : { ...position, notCompared };
}

const union = (known: readonly string[] = [], more: readonly string[]) => [...new Set([...known, ...more])];

interface Found {
  /** Counts from 1. */
  readonly number: number;
  readonly cursor: string | undefined;
  readonly fingerprint: string;
  readonly unusable: readonly string[];
  readonly altered: number;
  readonly lastTime: number | undefined;
  readonly isBackwards: boolean;
  readonly page: ReadPage['page'];
  readonly question: string;
}

/** The position behind a page, or why the pages would never end. */
function nextPosition(plan: Plan, before: Position, found: Found): Position | Omit<PagesEnded, 'call'> {
  const { number, cursor, page, fingerprint, lastTime, question } = found;
  const isEmpty = (page.fed?.entries ?? page.records.length) === 0;
  const place = (page.below?.lists === 'children' && page.below.place) || cursor;
  const cursors = place === undefined ? before.cursors : nextGuard(before.cursors, hashOf(place));
  const contents = isEmpty ? before.contents : nextGuard(before.contents, fingerprint);
  const met = meet(before.parents, page.below);
  const emptyPages = isEmpty && !met.isOneListOver ? before.emptyPages + 1 : 0;
  if (!cursors || !contents || !met.isNew || emptyPages > MAX_EMPTY_PAGES) {
    const { displayName } = plan.connector;
    const what = cursors && contents && met.isNew ? 'pages without records' : 'pages that it had sent before';
    const failure = `${displayName} went on to send ${what}, so the read would never have ended. What is behind them was not delivered.`;
    return { failure, failedBy: 'loop' };
  }
  const odd = page.oddEntries.map((entry) => `${entry} of page ${number}, no record`);
  const { cursor: _, firstFailureTime: __, limitedSince: ___, ...kept } = before;
  return {
    ...kept,
    question,
    ...(cursor !== undefined && { cursor }),
    cursors,
    // The next list may have a page that looks the same.
    contents: met.isOneListOver ? start.contents : contents,
    emptyPages,
    ...(met.parents && { parents: met.parents }),
    ...(kept.comparing && { comparing: { ...kept.comparing, pages: kept.comparing.pages + 1 } }),
    ...(page.missingFields && { missingFields: union(before.missingFields, page.missingFields) }),
    ...(page.nextToken && { nextToken: page.nextToken.toSend() }),
    ...(lastTime !== undefined && { lastTime }),
    ...(found.isBackwards && { isUnordered: true as const }),
    ...(found.altered > 0 && { altered: (before.altered ?? 0) + found.altered }),
    unusable: before.unusable + found.unusable.length + odd.length,
    unusableNames: [...before.unusableNames, ...found.unusable, ...odd].slice(0, MAX_NAMES),
  };
}
