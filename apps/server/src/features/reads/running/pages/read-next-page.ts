import { ProviderError } from '../../../../connectors/engine/provider-error.ts';
import type { Turn } from '../../../../lanes/lane.ts';
import { contentOf } from '../content.ts';
import { endRun } from '../end-run.ts';
import { nextGuard } from '../loop-guard.ts';
import type { Plan } from '../plan/find-plan.ts';
import { hashOf, type Position } from '../position.ts';
import type { RunState } from '../run-state.ts';
import { deliver } from './deliver.ts';
import type { Pages, ReadPage } from './open-pages.ts';
import { react } from './react.ts';

/** A provider that sends this many pages without a record would do so for ever. */
const MAX_EMPTY_PAGES = 1000;
/** How many records that cannot be handled are named. */
const MAX_NAMES = 20;

/**
 * Reads the next page of a run and stores what comes of it, in one transaction. Undefined when this turn reads no more:
 * the run has ended, or it goes on later.
 */
export async function readNextPage(
  turn: Turn,
  plan: Plan,
  pages: Pages,
  state: RunState,
): Promise<RunState | undefined> {
  let read: ReadPage;
  let durationMs: number;
  try {
    const started = performance.now();
    read = await pages.read(state);
    durationMs = Math.round(performance.now() - started);
  } catch (error) {
    if (!(error instanceof ProviderError) || pages.stop.aborted) throw error;
    await react(turn, plan, state, { error, request: pages.latestRequest() });
    return undefined;
  }
  const { request, page, selection } = read;
  const content = contentOf(selection, page.records, state.position.lastTime);
  const cursor = page.nextCursor?.toSend();
  const position = nextPosition(plan, state.position, { ...content, cursor, page });
  if ('loop' in position) {
    await turn.write((tx) =>
      endRun(tx, plan.installed, state, { failure: position.loop, failedBy: 'loop', request }),
    );
    return undefined;
  }
  const isPastEnd = content.isPastEnd && plan.handled.order === 'ascending' && !position.isUnordered;
  const isLast = cursor === undefined || isPastEnd;
  const call = { request, status: page.status, durationMs };
  return deliver(turn, plan, state, { call, content, position, isLast, recordsRead: page.records.length });
}

interface Found {
  readonly cursor: string | undefined;
  readonly fingerprint: string;
  readonly unusable: readonly string[];
  readonly lastTime: number | undefined;
  readonly isBackwards: boolean;
  readonly page: ReadPage['page'];
}

/** The position behind a page, or why the pages would never end. */
function nextPosition(plan: Plan, before: Position, found: Found): Position | { readonly loop: string } {
  const { cursor, page, fingerprint, lastTime } = found;
  const isEmpty = page.records.length === 0;
  const cursors = cursor === undefined ? before.cursors : nextGuard(before.cursors, hashOf(cursor));
  const contents = isEmpty ? before.contents : nextGuard(before.contents, fingerprint);
  const emptyPages = isEmpty ? before.emptyPages + 1 : 0;
  if (!cursors || !contents || emptyPages > MAX_EMPTY_PAGES) {
    const { displayName } = plan.connector;
    const what = cursors && contents ? 'pages without records' : 'pages that it had sent before';
    return { loop: `${displayName} went on to send ${what}, so the read would never have ended.` };
  }
  const odd = Array.from({ length: page.oddEntries }, () => 'an entry that is no record');
  const { cursor: _, ...kept } = before;
  return {
    ...kept,
    ...(cursor !== undefined && { cursor }),
    cursors,
    contents,
    emptyPages,
    ...(lastTime !== undefined && { lastTime }),
    ...(found.isBackwards && { isUnordered: true as const }),
    unusable: before.unusable + found.unusable.length + odd.length,
    unusableNames: [...before.unusableNames, ...found.unusable, ...odd].slice(0, MAX_NAMES),
  };
}
