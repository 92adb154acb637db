import type { Context } from '../../context.ts';
import type { FinishedOperation, OperationLog } from './record-operation.ts';
import { insertBegun, insertingBegun, insertLogs, updateBegun } from './recording-queries.ts';

/** A run that has begun and goes on. It must hold no credential and no value of a record. */
export interface BegunOperation
  extends Omit<FinishedOperation, 'status' | 'result' | 'startTime' | 'endTime'> {
  readonly id: string;
}

/** What changes of operations that go on. Their metadata are replaced. */
export interface OperationChange {
  readonly status?: 'success' | 'failure';
  readonly result?: string;
  readonly metadata?: FinishedOperation['metadata'];
}

/** Records operations as `in_progress`, in the caller's transaction. */
export async function begin(tx: Context, begun: readonly BegunOperation[]): Promise<void> {
  if (begun.length > 0) await insertBegun(tx, begun);
}

/** Records an operation as `in_progress` as a part of the caller's statement, which names it in its `with`. */
export function beginning(context: Context, begun: BegunOperation) {
  return insertingBegun(context, begun);
}

/** Adds lines to the log of an operation, in the caller's transaction. */
export async function addLogs(
  tx: Context,
  operationId: string,
  logs: readonly OperationLog[],
): Promise<void> {
  await insertLogs(
    tx,
    logs.map((log) => ({ ...log, operationId })),
  );
}

/**
 * Changes operations that go on, for example when they end, and adds lines to the log of each, in the caller's
 * transaction. Operations that have ended stay as they are.
 */
export async function change(
  tx: Context,
  operationIds: readonly string[],
  changed: OperationChange,
  ...logs: readonly OperationLog[]
): Promise<void> {
  if (operationIds.length > 0) await updateBegun(tx, operationIds, changed, logs);
}
