import { setTimeout as wait } from 'node:timers/promises';
import { messageIdsOf } from '../../../platform/events/message-id.ts';
import { LaneLostError, type Turn, type TurnEnd } from '../../../platform/lanes/lane.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import { beginRun } from './begin-run.ts';
import { endRun } from './end-run.ts';
import type { Plan } from './find-plan.ts';
import { followChanges } from './follow-changes.ts';
import { reactToFailure } from './pages/react-to-failure.ts';
import { readPages } from './pages/read-pages.ts';
import { start } from './position.ts';
import {
  countUndelivered,
  oneMore,
  type RunRow,
  type Subject,
  selectDueRun,
  updateOpenRun,
} from './queries.ts';
import { readKind } from './read-kind.ts';
import { endingLater, goOnAfterPause } from './read-limit.ts';
import type { RunKind } from './run-kind.ts';
import { openRun, RunEndedError, type RunState, storeRun } from './run-state.ts';
import { startScheduled } from './start-scheduled.ts';

/** With this many messages of a run undelivered, it waits for its destination. */
const MAX_UNDELIVERED = 20;
const HELD_UP_MS = 1000;
/** How long a turn itself waits for the destination, and how often it looks. */
const SHORT_WAIT_MS = 500;
const LOOK_AGAIN_MS = 25;
/** After an error of our own, so that the turns of this lane do not follow each other at once. */
const BROKEN_MS = 60_000;

/** More than the calls that may fail in a row. */
const MAX_FAILURES = 10;
const broken =
  'The read failed again and again with an error of this server. Its log says more. What was not read yet was not delivered.';

const nothingDue: TurnEnd = { isMoreDue: false };

/** Goes on with the read of an object that is due, or starts the one that the schedule wants. */
export async function takeTurn(turn: Turn, subject: Subject): Promise<TurnEnd> {
  const run = (await selectDueRun(turn.context, subject)) ?? (await startScheduled(turn, subject));
  return run ? goOn(turn, run, readKind) : nothingDue;
}

/** Goes on with a run, as far as one turn may. */
export async function goOn(turn: Turn, run: RunRow, kind: RunKind): Promise<TurnEnd> {
  try {
    return await tryToGoOn(turn, run, kind);
  } catch (error) {
    if (error instanceof RunEndedError) return nothingDue;
    if (!(error instanceof LaneLostError) && !turn.signal.aborted) await postpone(turn, run);
    throw error;
  }
}

async function tryToGoOn(turn: Turn, run: RunRow, kind: RunKind): Promise<TurnEnd> {
  const found = await kind.findPlan(turn.context, run);
  if (!found) return nothingDue;
  const state = unlessUnreadable(() => openRun(turn.context, run));
  const isBroken = run.failures >= MAX_FAILURES;
  if ('refusal' in found || !state || isBroken) {
    if (!('refusal' in found || isBroken)) {
      // Another process may have the key.
      await postpone(turn, run);
      return nothingDue;
    }
    const failed =
      'refusal' in found
        ? { failure: found.refusal, failedBy: found.failedBy }
        : { failure: state ? broken : unreadable, failedBy: 'server' };
    await turn.write((tx) => endRun(tx, { ...found, kind }, { run, position: start }, failed));
    return nothingDue;
  }
  const plan: Plan = { ...found.plan, kind };
  const { undescribed: error } = plan;
  if (error) return reactToFailure(turn, plan, state, { error, asked: undefined });
  const begun = run.startTime
    ? await followChanges(turn, plan, await goOnAfterPause(turn, state))
    : await beginRun(turn, plan, state);
  if (await isHeldUp(turn, plan, run)) return holdUp(turn, begun);
  return readPages(turn, plan, begun);
}

const unreadable =
  'How far the read had come cannot be opened, because the key that encrypted it is missing. The operator can add that key to DOWEL_ENCRYPTION_KEYS again.';

/** A slow destination slows the provider down, so that undelivered messages do not pile up. */
async function isHeldUp(turn: Turn, plan: Plan, run: RunRow): Promise<boolean> {
  const start = performance.now();
  while (await hasEnoughWaiting(turn, plan, run)) {
    // A destination that keeps up has delivered some of them in a moment.
    if (performance.now() - start > SHORT_WAIT_MS || turn.signal.aborted) return true;
    await wait(LOOK_AGAIN_MS);
  }
  return false;
}

async function hasEnoughWaiting({ context }: Turn, { destination }: Plan, { id }: RunRow): Promise<boolean> {
  const waiting = await countUndelivered(context, destination.id, messageIdsOf(id), MAX_UNDELIVERED);
  return waiting >= MAX_UNDELIVERED;
}

async function holdUp(turn: Turn, state: RunState): Promise<TurnEnd> {
  const now = turn.context.now();
  const dueTime = new Date(now.getTime() + HELD_UP_MS);
  const { waits, limit } = state.position;
  const waitedMs = dueTime.getTime() - (state.run.dueTime ?? now).getTime();
  const position = { waits: waits + 1, ...(limit && { limit: endingLater(limit, waitedMs) }) };
  await turn.write((tx) => storeRun(tx, state, { run: { dueTime }, position }));
  return nothingDue;
}

async function postpone(turn: Turn, run: RunRow): Promise<void> {
  const dueTime = new Date(turn.context.now().getTime() + BROKEN_MS);
  await turn.write((tx) => updateOpenRun(tx, run.id, { dueTime, failures: oneMore }));
}
