import { asSentence } from '@dowel/schema/rules';
import * as operationLog from '../../../../installing/operation-log/service.ts';
import type { Turn, TurnEnd } from '../../../../platform/lanes/lane.ts';
import { nameOf } from '../../../../providers/connectors/engine/parents/parent-values.ts';
import { listStart } from '../../../../providers/connectors/engine/parents/parents-position.ts';
import type { ProviderError } from '../../../../providers/connectors/engine/provider-error.ts';
import { endRun } from '../end-run.ts';
import { type Reaction, reactTo } from '../failure-reactions.ts';
import { forgetTokenBelow, hasTokens } from '../feed/tokens-below.ts';
import type { Plan } from '../find-plan.ts';
import { skipTo } from '../parents/skip-parent.ts';
import { hashOf, noParents, type Position, start } from '../position.ts';
import { logLine, type RunChange, type RunState, storeRun } from '../run-state.ts';
import type { Asked } from './open-pages.ts';

interface FailedCall {
  readonly error: ProviderError;
  /** Undefined when the call came to nothing before the request. */
  readonly asked: Asked | undefined;
}

const later: TurnEnd = { isMoreDue: false };

/**
 * Decides what a run does after a failed call, and stores it: wait, try again, go on with the next parent, begin the window
 * again, or fail.
 */
export async function reactToFailure(
  turn: Turn,
  plan: Plan,
  state: RunState,
  { error, asked }: FailedCall,
): Promise<TurnEnd> {
  const now = turn.context.now();
  const { run, position } = state;
  const request = asked?.request;
  const failures = run.failures + 1;
  const firstFailureTime = position.firstFailureTime ?? now.toISOString();
  const limitedSince = position.limitedSince ?? now.toISOString();
  const beginning = beginningOf(plan, position, asked);
  const met = {
    failures,
    firstFailureTime: new Date(firstFailureTime),
    limitedSince: new Date(limitedSince),
    restarts: restartsOf(position, beginning),
    asked,
  };
  const reaction = reactTo(error, met, now, Math.random());
  if (reaction.kind === 'fail') {
    await turn.write((tx) =>
      endRun(tx, plan, state, {
        failure: failureOf(state, error),
        // The list itself is not there.
        failedBy: error.kind === 'rejected' && error.isGone ? 'missing_object' : error.failedBy,
        request,
        lines: [callLine(state, now, error, request)],
      }),
    );
    return later;
  }
  if (reaction.kind === 'waitForLimits') {
    await waitForLimits(turn, state, reaction.until, error);
    return later;
  }
  if (reaction.kind === 'skipParent') {
    await skipTo(turn, plan, state, { error, asked, isGone: reaction.isGone });
    return { isMoreDue: true };
  }
  const { msg, ...change } = changeFor(plan, reaction, state, {
    failures,
    firstFailureTime,
    limitedSince,
    now,
    asked,
    beginning,
  });
  const { parent } = asked ?? {};
  await turn.write(async (tx) => {
    if (reaction.kind === 'readAll' && parent) await forgetTokenBelow(tx, run, parent);
    const stored = await storeRun(tx, state, change);
    const line = logLine(stored, now, { severity: 'WARNING', msg, error: error.message });
    const details = {
      ...line.details,
      ...(request !== undefined && { request }),
      providerStatus: String(error.status ?? 'none'),
      failedBy: error.failedBy,
    };
    await operationLog.addLogs(tx, run.id, [{ ...line, details }]);
  });
  return later;
}

/** Many reads of an account may wait for each other. A log tells of some of these waits. */
const WAITS_PER_LINE = 20;

async function waitForLimits(
  turn: Turn,
  state: RunState,
  dueTime: Date,
  error: ProviderError,
): Promise<void> {
  const { run, position } = state;
  const waits = position.waits + 1;
  await turn.write(async (tx) => {
    const stored = await storeRun(tx, state, { run: { dueTime }, position: { waits } });
    if (position.waits % WAITS_PER_LINE !== 0) return;
    const line = logLine(stored, tx.now(), {
      severity: 'INFO',
      msg: `Waiting until ${dueTime.toISOString()}. ${error.message}`,
    });
    await operationLog.addLogs(tx, run.id, [{ ...line, details: { ...line.details, waits: String(waits) } }]);
  });
}

interface Circumstances {
  readonly failures: number;
  readonly firstFailureTime: string;
  readonly limitedSince: string;
  readonly now: Date;
  readonly asked: Asked | undefined;
  readonly beginning: Partial<Position>;
}

function changeFor(
  plan: Plan,
  reaction: Exclude<Reaction, { kind: 'fail' | 'waitForLimits' | 'skipParent' }>,
  { position }: RunState,
  { failures, firstFailureTime, limitedSince, now, asked, beginning }: Circumstances,
): RunChange & { msg: string } {
  switch (reaction.kind) {
    case 'restart': {
      const why = isSameQuestion(position, asked)
        ? 'The provider has forgotten where the next page begins'
        : 'The filters have changed';
      return {
        msg: `${why}, so ${whatFollows(plan, beginning)}.`,
        position: { ...beginning, ...oneMoreRestart(position, beginning) },
      };
    }
    case 'shrink':
      return {
        msg: `The page was too large. From now on, pages have at most ${reaction.pageSize} records.`,
        position: { ...(asked?.canResize ? {} : beginning), pageSize: reaction.pageSize },
      };
    case 'leaveOut':
      return {
        msg: `${plan.connector.displayName} does not show the field ${namesOf(reaction.fields)} to this account, so the records are read without it.`,
        position: { missingFields: [...(position.missingFields ?? []), ...reaction.fields] },
      };
    case 'unfilter':
      return {
        msg: `The provider refused to filter by ${namesOf(asked?.filteredBy ?? [])}. All records are read and filtered here.`,
        position: { ...beginning, isUnfiltered: true },
      };
    case 'readAll':
      if (hasTokens(plan.handled)) {
        return {
          msg: `The provider no longer knows what has changed below the record ${nameOf(asked?.parent ?? {})} of "${plan.handled.parents?.object}" since the token of that list. That list is read again in full. It may not tell of all that was deleted meanwhile.`,
          position: beginning,
        };
      }
      return {
        msg: 'The provider no longer knows what has changed since then. All records are read, and those that changed before are left out. It may not tell of all that was deleted meanwhile.',
        position: { ...beginning, feed: undefined, isWithoutSince: true },
      };
    case 'wait': {
      const dueTime = new Date(now.getTime() + reaction.waitMs);
      return {
        msg: `The provider allows no more calls for a while. The read goes on at ${dueTime.toISOString()}.`,
        run: { dueTime },
        position: { waits: position.waits + 1, limitedSince },
      };
    }
    case 'retry': {
      const dueTime = new Date(now.getTime() + reaction.waitMs);
      return {
        msg: `A page could not be read. It is tried again at ${dueTime.toISOString()}.`,
        run: { dueTime, failures },
        position: { retries: position.retries + 1, firstFailureTime },
      };
    }
  }
}

/**
 * What a position has at the beginning of its window, or of what is left of it: where the records come in the order of
 * their changes, those before the latest need not be read again. Below parents, only the list of this parent is read
 * again, unless the filters have changed, or parents are being listed.
 */
function beginningOf({ handled }: Plan, position: Position, asked: Asked | undefined): Partial<Position> {
  const isSame = isSameQuestion(position, asked);
  const cursor = handled.parents && isSame ? listStart(position.cursor) : undefined;
  const isInOrder = asked?.isAscending && isSame && !position.isUnordered && !position.feed;
  return {
    cursor,
    question: cursor === undefined ? undefined : position.question,
    since: isInOrder ? (position.lastTime ?? position.since) : undefined,
    lastTime: undefined,
    cursors: start.cursors,
    contents: start.contents,
    emptyPages: start.emptyPages,
    ...(handled.parents && cursor === undefined && { parents: noParents }),
  };
}

/** Whether the cursor of the page belongs to what is asked now. */
function isSameQuestion({ question }: Position, asked: Asked | undefined): boolean {
  return asked === undefined || (question ?? asked.question) === asked.question;
}

/** How often the pages have begun again at this beginning. A list below a parent does not count for the others. */
function restartsOf({ restarts, listRestarts }: Position, { cursor: list }: Partial<Position>): number {
  if (list === undefined) return restarts;
  return listRestarts?.list === hashOf(list) ? listRestarts.ofList : 0;
}

function oneMoreRestart(position: Position, beginning: Partial<Position>): Partial<Position> {
  const more = restartsOf(position, beginning) + 1;
  const { cursor: list } = beginning;
  if (list === undefined) return { restarts: isFurther(position, beginning) ? 1 : more };
  const { total = 0 } = position.listRestarts ?? {};
  return { listRestarts: { total: total + 1, list: hashOf(list), ofList: more } };
}

/** Whether the pages begin later than the last time they began again. */
function isFurther({ since: before }: Position, { since }: Partial<Position>): boolean {
  return since !== undefined && since > (before ?? Number.NEGATIVE_INFINITY);
}

function whatFollows({ handled }: Plan, { since }: Partial<Position>): string {
  if (since !== undefined) return `the read goes on at ${new Date(since).toISOString()}`;
  return `${handled.parents ? 'the list' : 'the window'} is read again from its beginning`;
}

const namesOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function failureOf(
  { run: { pages, recordsDelivered: count }, position: { limitedSince } }: RunState,
  { kind, message }: ProviderError,
): string {
  const before =
    count > 0
      ? `${count} record${count === 1 ? ' was' : 's were'} delivered before.`
      : 'Nothing was delivered.';
  const after = 'The records from there on were not.';
  const limited =
    kind === 'rate_limited' && limitedSince !== undefined
      ? ` It has allowed no call since ${limitedSince}.`
      : '';
  const said = asSentence(message) + limited;
  return `Page ${pages + 1} could not be read. ${said} ${before}${count > 0 ? ` ${after}` : ''}`;
}

/** The call that ended the run. Calls that are tried again have lines of their own. */
function callLine(
  state: RunState,
  now: Date,
  { status, message }: ProviderError,
  request: string | undefined,
) {
  const line = logLine(state, now, { severity: 'DEBUG', msg: 'A page was asked for.', error: message });
  const details = {
    page: String(state.run.pages + 1),
    ...(request !== undefined && { request }),
    providerStatus: String(status ?? 'none'),
  };
  return { ...line, details };
}
