import { readResultWords, withoutWords } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import * as operationLog from '../../../installing/operation-log/service.ts';
import { emit } from '../../../platform/events/emit.ts';
import type { Plan } from './find-plan.ts';
import { parentDetails, refusedWords } from './parents/meet.ts';
import { updateOpenRun } from './queries.ts';
import { foundIn, logLine, metadataOf, type RunEnd, RunEndedError, type RunState } from './run-state.ts';

/**
 * Ends a run in the transaction of its last page: its operation, how far the object has come, and the events that tell
 * of it.
 * @throws {RunEndedError}
 */
export async function endRun(
  tx: Context,
  { installed, kind }: Pick<Plan, 'installed' | 'kind'>,
  state: RunState,
  { failure, failedBy, isComplete = failure === undefined, request, lines = [] }: RunEnd = {},
): Promise<void> {
  const { run } = state;
  const ended = { endTime: tx.now(), dueTime: null, positionSealed: null, sealKeyId: null };
  if (!(await updateOpenRun(tx, run.id, { ...ended, ...countsOf(state) }))) {
    throw new RunEndedError('The run has ended.');
  }
  const {
    next,
    events,
    isOnRequest = false,
  } = await kind.end(tx, installed, run, {
    failure,
    failedBy,
    missingFields: state.position.missingFields,
    isComplete,
    found: foundIn(state),
    comparing: state.position.comparing,
    nextToken: state.position.nextToken,
  });
  await operationLog.change(
    tx,
    [run.id],
    {
      status: failure === undefined ? 'success' : 'failure',
      result: resultOf(state, failure, isOnRequest),
      metadata: metadataOf(state),
    },
    ...lines,
    ...operationLog
      .alteredLines(tx.now(), state.position.altered ?? 0, 'delivered')
      .map((line) => logLine(state, line.time, line)),
    lastLine(tx, state, { failure, failedBy, request, next }),
  );
  await emit(tx, events);
}

function countsOf({ run: { pages, recordsRead, recordsDelivered, failures } }: RunState) {
  return { pages, recordsRead, recordsDelivered, failures };
}

function resultOf({ run, position }: RunState, failure: string | undefined, isOnRequest: boolean): string {
  const { objectName, recordsDelivered: count } = run;
  if (failure === undefined) {
    const without = count > 0 ? withoutWords(position.missingFields) : '';
    const changed = position.changedAfter
      ? `, ${position.changedAfter} of them as the config was before`
      : '';
    return `${readResultWords(objectName, count, isOnRequest)}${changed}${without}${refusedWords(position)}`;
  }
  const records = `${count} record${count === 1 ? '' : 's'}`;
  const done = isOnRequest ? 'kept until you ask for results' : 'delivered';
  return `[${objectName}] The read failed${count > 0 ? ` after ${records} ${count === 1 ? 'was' : 'were'} ${done}` : ''}`;
}

function lastLine(
  tx: Context,
  state: RunState,
  { failure, failedBy, request, next }: Pick<RunEnd, 'failure' | 'failedBy' | 'request'> & { next: string },
) {
  const { run, position } = state;
  const now = tx.now();
  const durationMs = now.getTime() - (run.startTime ?? run.createTime).getTime();
  return logLine(state, now, {
    severity: failure === undefined ? 'INFO' : 'ERROR',
    msg: failure === undefined ? 'The read has ended.' : 'The read has failed.',
    ...(failure !== undefined && { error: failure }),
    details: {
      ...(failedBy !== undefined && { failedBy }),
      ...(request !== undefined && { request }),
      unchanged: String(position.unchanged),
      ...(position.ownWrites && { ownWritesLeftOut: String(position.ownWrites) }),
      retries: String(position.retries),
      waits: String(position.waits),
      restarts: String(position.restarts + (position.listRestarts?.total ?? 0)),
      durationMs: String(durationMs),
      ...parentDetails(position),
      ...(position.missingFields && { missingFields: position.missingFields.join(', ') }),
      ...(position.notCompared !== undefined && { deletionsNotLookedFor: position.notCompared }),
      ...(position.unusable > 0 && {
        unusable: String(position.unusable),
        unusableRecords: position.unusableNames.join(', '),
      }),
      next,
    },
  });
}
