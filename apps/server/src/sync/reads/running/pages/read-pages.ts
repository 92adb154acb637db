import type { Turn, TurnEnd } from '../../../../platform/lanes/lane.ts';
import { ProviderError } from '../../../../providers/connectors/engine/provider-error.ts';
import { factsOf } from '../../../../providers/connectors/engine/record-facts.ts';
import { type MissingPage, takeMissing } from '../comparing/look-for-missing.ts';
import { endRun } from '../end-run.ts';
import type { Plan } from '../find-plan.ts';
import type { Position } from '../position.ts';
import { excessOf, stopAtLimit } from '../read-limit.ts';
import { type RunState, storeRun } from '../run-state.ts';
import { Batches } from './batches.ts';
import { callLines } from './deliver.ts';
import { openPages, type Pages, type ReadPage } from './open-pages.ts';
import { reactToFailure } from './react-to-failure.ts';
import { takePage } from './take-page.ts';

/** How many pages one turn reads at most, and how many messages it makes of them. */
const PAGES = 100;
const MESSAGES = 20;
/** When the next page does not come within this time, what was read is stored meanwhile. */
const MOMENT_MS = 20;
/** A connector may want the next page to be asked for later, but not never. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * Reads the next pages of a run. While records are looked at and pages are stored, the next page is on its way. Pages that
 * follow each other quickly are stored together, so that a fast provider costs fewer transactions and messages.
 */
export async function readPages(turn: Turn, plan: Plan, begun: RunState): Promise<TurnEnd> {
  const pages = openPages(turn, plan);
  const batches = new Batches(turn, plan, begun);
  try {
    return await readInto(batches, turn, plan, pages);
  } finally {
    await batches.settled();
  }
}

async function readInto(batches: Batches, turn: Turn, plan: Plan, pages: Pages): Promise<TurnEnd> {
  let coming = new ComingPage(pages, batches.state);
  for (let read = 1; ; read += 1) {
    if (batches.isFull || !(await coming.comesWithin(MOMENT_MS))) await batches.beginStoring();
    const page = await coming.outcome;
    if ('error' in page) {
      await batches.store();
      return stop(turn, plan, pages, { state: batches.state, error: page.error });
    }
    const isMore = read < PAGES && batches.messages < MESSAGES && !turn.signal.aborted;
    const { read: found } = page;
    const position = isMore ? positionAfter(plan, batches.state, found) : undefined;
    const next = position && new ComingPage(pages, { ...batches.state, position });
    const taken =
      'missing' in found ? takeMissing(batches.state, found) : takePage(plan, batches.state, found);
    const { request } = found;
    if ('failure' in taken) {
      await batches.store();
      const { call, ...why } = taken;
      await turn.write((tx) => {
        const lines = callLines(tx, batches.state, [call]);
        return endRun(tx, plan, batches.state, { ...why, request, lines });
      });
      return { isMoreDue: false };
    }
    batches.add(taken);
    const excess = taken.isLast ? undefined : excessOf(plan, batches.state, turn.context.now());
    if (excess !== undefined) {
      await batches.store();
      await stopAtLimit(turn, plan, batches.state, { excess, request });
      return { isMoreDue: false };
    }
    const waitMs = ('page' in found && found.page.waitMs) || 0;
    if (waitMs > 0 && !taken.isLast) {
      await batches.store();
      const dueTime = new Date(turn.context.now().getTime() + Math.min(waitMs, LONGEST_WAIT_MS));
      await turn.write((tx) => storeRun(tx, batches.state, { run: { dueTime } }));
      return { isMoreDue: false };
    }
    if (taken.isLast || !isMore) {
      await batches.store(taken.isLast ? { request } : undefined);
      return { isMoreDue: !taken.isLast };
    }
    // What is missing is found out by the ids that are stored.
    if (batches.state.position.comparing?.looking === 'first') await batches.store();
    coming = next ?? new ComingPage(pages, batches.state);
  }
}

/**
 * Where the next page is, if it can be asked for before the records of this one are looked at. Undefined if they may say
 * that this page is the last one, or that the next one has to be asked for differently.
 */
function positionAfter(
  { handled }: Plan,
  { position }: RunState,
  read: ReadPage | MissingPage,
): Position | undefined {
  if ('missing' in read) return undefined;
  const { page, selection, isAscending, question } = read;
  const cursor = page.nextCursor?.toSend();
  if (cursor === undefined || handled.parents || page.fed || page.waitMs || page.records.length === 0)
    return undefined;
  const last = page.records.at(-1);
  const lastMs = last && factsOf(handled, last).updateMs;
  if (isAscending && lastMs !== undefined && lastMs > selection.until.getTime()) return undefined;
  return { ...position, cursor, question };
}

type Outcome = { readonly read: ReadPage | MissingPage } | { readonly error: unknown };

class ComingPage {
  /** It never rejects: nobody waits for it while the pages before are stored. */
  readonly outcome: Promise<Outcome>;
  #isHere = false;

  constructor(pages: Pages, state: RunState) {
    this.outcome = pages
      .read(state)
      .then(
        (read): Outcome => ({ read }),
        (error: unknown): Outcome => ({ error }),
      )
      .finally(() => {
        this.#isHere = true;
      });
  }

  async comesWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([this.outcome, moment]);
    clearTimeout(timer);
    return this.#isHere;
  }
}

interface Stop {
  readonly state: RunState;
  readonly error: unknown;
}

/** Ends the turn, and perhaps the run, when there is no next page. */
async function stop(turn: Turn, plan: Plan, pages: Pages, { state, error }: Stop): Promise<TurnEnd> {
  if (!(error instanceof ProviderError) || pages.stop.aborted) throw error;
  return reactToFailure(turn, plan, state, { error, asked: pages.latest() });
}
