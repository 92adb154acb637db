import type { ActedAs, LogSeverity, Operation } from '@dowel/schema';
import type { Context } from '../../context.ts';
import {
  insertBegun,
  insertingBegun,
  insertLogs,
  insertOperations,
  keepConnections,
  updateBegun,
} from './queries.ts';

/** A run that has ended. It must hold no credential and no value of a record. */
export interface FinishedOperation {
  integrationId: string;
  installationId: string;
  configId: string;
  actionType: 'read' | 'write' | 'subscribe' | 'proxy' | 'search' | 'watchSchema';
  status: 'success' | 'failure';
  result: string;
  metadata: NonNullable<Operation['metadata']>;
  /** With whose account it acted. Erasing the person makes it nameless, so it stands nowhere else. */
  actedAs?: ActedAs | undefined;
  startTime: Date;
  endTime: Date;
  logs: readonly OperationLog[];
}

export interface OperationLog {
  time: Date;
  severity: LogSeverity;
  msg: string;
  error?: string;
  details: Record<string, string>;
}

/** A person stands in `actedAs` only: no line of a log is changed when they are erased. */
export function whoOf({ actor }: Context): string {
  if (actor.kind === 'consumer') return actor.kind;
  return actor.kind === 'system' ? actor.id : `${actor.kind}:${actor.id}`;
}

/** Says how many records lack what no database stores. No line when none does. */
export function alteredLines(time: Date, count: number, done: 'delivered' | 'answered'): OperationLog[] {
  if (count === 0) return [];
  const msg = `${count} ${count === 1 ? 'record was' : 'records were'} ${done} without what no database stores: the character U+0000, halves of characters, letters that are no UTF-8, and what lies deeper than 64 levels.`;
  return [{ time, severity: 'WARNING', msg, details: { altered: String(count) } }];
}

/** Records runs with their logs, in the caller's transaction if there is one. */
export async function record(context: Context, operations: readonly FinishedOperation[]): Promise<void> {
  if (operations.length === 0) return;
  await context.transaction(async (tx) => insertOperations(tx, await withoutErased(tx, operations)));
}

/** What stands in place of a person who was erased. */
export const erasedPerson = { consumerRef: 'erased', consumerName: 'erased' } as const;

/** A person may be erased while what they do goes on. Their connection is gone then, and it is recorded without them. */
async function withoutErased(
  tx: Context,
  operations: readonly FinishedOperation[],
): Promise<readonly FinishedOperation[]> {
  const used = operations.flatMap(({ actedAs }) => actedAs?.connectionId ?? []);
  if (used.length === 0) return operations;
  const kept = await keepConnections(tx, used);
  return operations.map((operation) => {
    const { actedAs } = operation;
    if (!actedAs || kept.has(actedAs.connectionId)) return operation;
    const { account: _, ...others } = actedAs;
    return { ...operation, actedAs: { ...others, ...erasedPerson } };
  });
}

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
