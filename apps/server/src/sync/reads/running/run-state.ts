import type { Context } from '../../../context.ts';
import type { OperationLog } from '../../../installing/operation-log/service.ts';
import { describeRun } from '../start-run.ts';
import { openPosition, type Position, sealPosition } from './position.ts';
import { type RunRow, updateOpenRun } from './queries.ts';

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

/** A run as a turn knows it: what is stored of it, opened. */
export interface RunState {
  readonly run: RunRow;
  readonly position: Position;
}

/** The run was ended by somebody else, for example because it was uninstalled. Nothing more of it may be stored. */
export class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

/** @throws {SecretUnreadableError} */
export function openRun(context: Context, run: RunRow): RunState {
  return { run, position: openPosition(context, run) };
}

export interface RunChange {
  readonly run?: Partial<RunRow>;
  readonly position?: Partial<Position>;
}

/**
 * Stores what has changed, in the caller's transaction.
 * @throws {RunEndedError}
 */
export async function storeRun(tx: Context, state: RunState, change: RunChange): Promise<RunState> {
  const position = { ...state.position, ...change.position };
  const run = { ...change.run, ...sealPosition(tx, state.run.id, position) };
  if (!(await updateOpenRun(tx, state.run.id, run))) throw new RunEndedError('The run has ended.');
  return { run: { ...state.run, ...run }, position };
}

/** A line for the log of the run. The counts are those of the state. */
export function logLine(
  { run }: RunState,
  time: Date,
  line: Pick<OperationLog, 'severity' | 'msg' | 'error'> & { readonly details?: Record<string, string> },
): OperationLog {
  const details = {
    object: run.objectName,
    pages: String(run.pages),
    recordsRead: String(run.recordsRead),
    recordsDelivered: String(run.recordsDelivered),
    ...line.details,
  };
  return { ...line, time, details };
}

/** What the operation tells of a run. */
export function metadataOf({ run, position: { missingFields } }: RunState) {
  const { id, installationId, objectName, readType, recordsRead } = run;
  const progress = { installationId, objectName, operationId: id, recordsProcessed: recordsRead };
  const left = missingFields && { missingFields: [...missingFields] };
  return { ...describeRun(readType, objectName).metadata, progress, ...left };
}

/** How much a run has found: records, and the parents whose lists it was to read, which may have none. */
export function foundIn({ run: { recordsRead }, position: { parents } }: RunState): number {
  if (!parents) return recordsRead;
  return recordsRead + parents.read + parents.leftOut + parents.gone + parents.refused;
}
