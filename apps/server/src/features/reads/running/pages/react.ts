import type { ProviderError } from '../../../../connectors/engine/provider-error.ts';
import type { Turn } from '../../../../lanes/lane.ts';
import * as operations from '../../../operations/recording/go-on.ts';
import { endRun } from '../end-run.ts';
import type { Plan } from '../plan/find-plan.ts';
import { start } from '../position.ts';
import { type Reaction, reactTo } from '../reactions.ts';
import { logLine, type RunChange, type RunState, storeRun } from '../run-state.ts';

/** A call for a page that failed. */
interface FailedCall {
  readonly error: ProviderError;
  /** For the log. Undefined when the call came to nothing before the request. */
  readonly request: string | undefined;
}

/** Decides what a run does after a failed call, and stores it: wait, try again, begin the window again, or fail. */
export async function react(
  turn: Turn,
  plan: Plan,
  state: RunState,
  { error, request }: FailedCall,
): Promise<void> {
  const now = turn.context.now();
  const { run, position } = state;
  const failures = run.failures + 1;
  const firstFailureTime = position.firstFailureTime ?? now.toISOString();
  const met = { failures, firstFailureTime: new Date(firstFailureTime), restarts: position.restarts };
  const reaction = reactTo(error, met, now, Math.random());
  if (reaction.kind === 'fail') {
    await turn.write((tx) =>
      endRun(tx, plan.installed, state, {
        failure: failureOf(state, error),
        failedBy: error.kind,
        request,
        lines: [callLine(state, now, error, request)],
      }),
    );
    return;
  }
  const { msg, ...change } = changeFor(reaction, state, { failures, firstFailureTime, now });
  await turn.write(async (tx) => {
    const stored = await storeRun(tx, state, change);
    const line = logLine(stored, now, { severity: 'WARNING', msg, error: error.message });
    const details = {
      ...line.details,
      ...(request !== undefined && { request }),
      providerStatus: String(error.status ?? 'none'),
      failedBy: error.kind,
    };
    await operations.addLogs(tx, run.id, [{ ...line, details }]);
  });
}

function changeFor(
  reaction: Exclude<Reaction, { kind: 'fail' }>,
  { position }: RunState,
  { failures, firstFailureTime, now }: { failures: number; firstFailureTime: string; now: Date },
): RunChange & { msg: string } {
  if (reaction.kind === 'restart') {
    const { cursors, contents, emptyPages } = start;
    const restarts = position.restarts + 1;
    const again = { cursor: undefined, lastTime: undefined, cursors, contents, emptyPages, restarts };
    return {
      msg: 'The provider has forgotten where the next page begins, so the window is read again from its beginning.',
      position: again,
    };
  }
  const dueTime = new Date(now.getTime() + reaction.waitMs);
  const when = dueTime.toISOString();
  if (reaction.kind === 'wait') {
    return {
      msg: `The provider allows no more calls for a while. The read goes on at ${when}.`,
      run: { dueTime },
      position: { waits: position.waits + 1 },
    };
  }
  return {
    msg: `A page could not be read. It is tried again at ${when}.`,
    run: { dueTime, failures },
    position: { retries: position.retries + 1, firstFailureTime },
  };
}

function failureOf({ run: { pages, recordsDelivered: count } }: RunState, error: ProviderError): string {
  const before =
    count > 0
      ? `${count} record${count === 1 ? ' was' : 's were'} delivered before.`
      : 'Nothing was delivered.';
  const after = 'The records from there on were not.';
  return `Page ${pages + 1} could not be read. ${error.message} ${before}${count > 0 ? ` ${after}` : ''}`;
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
