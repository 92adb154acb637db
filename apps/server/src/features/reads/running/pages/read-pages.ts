import { ProviderError } from '../../../../connectors/engine/provider-error.ts';
import type { Turn, TurnEnd } from '../../../../lanes/lane.ts';
import { endRun } from '../end-run.ts';
import type { Plan } from '../plan/find-plan.ts';
import type { RunState } from '../run-state.ts';
import { Batch } from './batch.ts';
import { openPages, type Pages, type ReadPage } from './open-pages.ts';
import { react } from './react.ts';
import { type PagesEnded, takePage } from './take-page.ts';

/** How many pages one turn reads at most, and how many messages it makes of them. */
const PAGES = 100;
const MESSAGES = 20;
/** When the next page does not come within this time, what was read is stored meanwhile. */
const MOMENT_MS = 20;

/**
 * Reads the next pages of a run. While pages are stored, the next one is on its way. Pages that follow each other quickly
 * are stored together, so that a fast provider costs fewer transactions and messages.
 */
export async function readPages(turn: Turn, plan: Plan, begun: RunState): Promise<TurnEnd> {
  const pages = await openPages(turn, plan);
  const batch = new Batch(begun);
  for (let read = 0; read < PAGES && batch.messages < MESSAGES && !turn.signal.aborted; read += 1) {
    const next = new ComingPage(pages, batch.state);
    if (batch.isFull || !(await next.comesWithin(MOMENT_MS))) await batch.store(turn, plan);
    const page = await next.outcome;
    const taken = 'error' in page ? page : takePage(plan, batch.state, page.read);
    if ('error' in taken || 'failure' in taken) {
      await batch.store(turn, plan);
      return stop(turn, plan, pages, { state: batch.state, why: taken });
    }
    batch.add(taken);
    if (taken.isLast) {
      await batch.store(turn, plan, { request: pages.latest()?.request });
      return { isMoreDue: false };
    }
  }
  await batch.store(turn, plan);
  return { isMoreDue: true };
}

type Outcome = { readonly read: ReadPage } | { readonly error: unknown };

/** A page that is being read. */
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
  readonly why: { readonly error: unknown } | PagesEnded;
}

/** Ends the turn, and perhaps the run, when there is no next page. */
async function stop(turn: Turn, plan: Plan, pages: Pages, { state, why }: Stop): Promise<TurnEnd> {
  const asked = pages.latest();
  if ('failure' in why) {
    const end = { ...why, request: asked?.request };
    await turn.write((tx) => endRun(tx, plan, state, end));
    return { isMoreDue: false };
  }
  if (!(why.error instanceof ProviderError) || pages.stop.aborted) throw why.error;
  return react(turn, plan, state, { error: why.error, asked });
}
