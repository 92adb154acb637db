import type { NotificationEvent } from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import * as operations from '../../operations/recording/go-on.ts';
import type { OperationLog } from '../../operations/recording/record-operation.ts';
import { hasFailedTooOften } from '../rules.ts';
import { deleteSeenBefore } from './overlap/queries.ts';
import type { ReadInstallation } from './plan/queries.ts';
import {
  firstWatermark,
  oneMoreFailure,
  type ReadObjectRow,
  updateOpenRun,
  updateReadObject,
} from './queries.ts';
import { logLine, metadataOf, RunEndedError, type RunState } from './run-state.ts';

/** How a run ended. */
export interface RunEnd {
  /** In a sentence, why it failed. Absent when it succeeded. */
  readonly failure?: string | undefined;
  /** The whole window was read, though it failed: reading it again would not help. */
  readonly isComplete?: boolean;
  /** What has failed: the kind of a provider's error, or `config`, `destination`, `records`, `loop` or `server`. */
  readonly failedBy?: string | undefined;
  /** The last request to the provider, for the log. */
  readonly request?: string | undefined;
  /** Lines for the log that come before the last one. */
  readonly lines?: readonly OperationLog[];
}

/**
 * Ends a run in the transaction of its last page: its operation, how far the object has come, and the events that tell
 * of it.
 * @throws {RunEndedError}
 */
export async function endRun(
  tx: Context,
  installed: ReadInstallation,
  state: RunState,
  { failure, failedBy, isComplete = failure === undefined, request, lines = [] }: RunEnd = {},
): Promise<void> {
  const { run } = state;
  const ended = { endTime: tx.now(), dueTime: null, positionSealed: null, sealKeyId: null };
  if (!(await updateOpenRun(tx, run.id, { ...ended, ...countsOf(state) }))) {
    throw new RunEndedError('The run has ended.');
  }
  if (isComplete) await noteWindow(tx, state);
  const object = await noteOutcome(tx, state, failure);
  await operations.change(
    tx,
    [run.id],
    {
      status: failure === undefined ? 'success' : 'failure',
      result: resultOf(state, failure),
      metadata: metadataOf(run),
    },
    ...lines,
    lastLine(tx, state, object, { failure, failedBy, request }),
  );
  const events = eventsOf(installed, state, failure);
  // Nobody else can have paused it in this transaction.
  const isPaused = object?.pauseReason === 'failures' && object.pausedTime?.getTime() === tx.now().getTime();
  await emit(tx, isPaused ? [...events, pausedEvent(installed, failure ?? '')] : events);
}

function countsOf({ run: { pages, recordsRead, recordsDelivered, failures } }: RunState) {
  return { pages, recordsRead, recordsDelivered, failures };
}

/** Only a scheduled read moves the watermark. A backfill sets the first one, where scheduled reads begin. */
async function noteWindow(tx: Context, { run }: RunState): Promise<void> {
  const { readType, untilTime, startTime } = run;
  if (readType === 'triggered' || untilTime === null) return;
  if (readType === 'backfill') {
    await updateReadObject(tx, run, { backfilledTime: tx.now(), watermark: firstWatermark(untilTime) });
    return;
  }
  // What this read has not found again is not in the next overlap.
  if (startTime) await deleteSeenBefore(tx, run, startTime);
  await updateReadObject(tx, run, { watermark: untilTime });
}

/** The schedule is paused when its reads have failed for too long. */
async function noteOutcome(
  tx: Context,
  { run }: RunState,
  failure: string | undefined,
): Promise<ReadObjectRow | undefined> {
  if (run.readType === 'triggered') return undefined;
  const now = tx.now();
  if (failure === undefined) return updateReadObject(tx, run, { failures: 0, firstFailureTime: null });
  const object = await updateReadObject(tx, run, oneMoreFailure(now));
  if (!object || object.pausedTime !== null || !hasFailedTooOften(object, now)) return object;
  const pause = { pausedTime: now, pauseReason: 'failures' as const, pauseNote: failure, dueTime: null };
  return updateReadObject(tx, run, pause);
}

function resultOf({ run: { objectName, recordsDelivered: count } }: RunState, failure?: string): string {
  const records = `${count} record${count === 1 ? '' : 's'}`;
  if (failure !== undefined) {
    return `[${objectName}] The read failed${count > 0 ? ` after ${records} were delivered` : ''}`;
  }
  return `[${objectName}] ${count === 0 ? 'No new data found' : `${records} delivered`}`;
}

function lastLine(
  tx: Context,
  state: RunState,
  object: ReadObjectRow | undefined,
  { failure, failedBy, request }: Pick<RunEnd, 'failure' | 'failedBy' | 'request'>,
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
      retries: String(position.retries),
      waits: String(position.waits),
      restarts: String(position.restarts),
      durationMs: String(durationMs),
      ...(position.unusable > 0 && {
        unusable: String(position.unusable),
        unusableRecords: position.unusableNames.join(', '),
      }),
      next: nextOf(object),
    },
  });
}

function nextOf(object: ReadObjectRow | undefined): string {
  if (object?.pausedTime) return 'The schedule is paused. Nothing is read until it is unpaused.';
  if (!object?.dueTime) return 'Nothing is planned.';
  return `The next scheduled read is planned for ${object.dueTime.toISOString()}.`;
}

function eventsOf(
  { fields }: ReadInstallation,
  { run: { readType, objectName, fromTime, untilTime } }: RunState,
  failure: string | undefined,
): NotificationEvent[] {
  const data = { ...fields, objectName };
  if (readType === 'backfill' && failure === undefined)
    return [{ notificationType: 'read.backfill.done', data }];
  if (readType !== 'triggered') return [];
  const window = {
    ...(fromTime && { fromTimestamp: fromTime.toISOString() }),
    ...(untilTime && { untilTimestamp: untilTime.toISOString() }),
  };
  return failure === undefined
    ? [{ notificationType: 'read.triggered.done', data: { ...data, ...window } }]
    : [{ notificationType: 'read.triggered.error', data: { ...data, ...window, error: failure } }];
}

function pausedEvent({ fields, content }: ReadInstallation, error: string): NotificationEvent {
  const config = toAnsweredContent(content);
  return { notificationType: 'read.schedule.paused', data: { ...fields, config, error } };
}
