import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { rowsAsLists } from '../../platform/db/rows-as-lists.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, operationLogs, operations } from '../../platform/db/tables.ts';
import { sendAlong } from '../../platform/db/transaction.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { BegunOperation, FinishedOperation, OperationChange, OperationLog } from './service.ts';

export async function insertOperations(
  context: Context,
  finished: readonly FinishedOperation[],
): Promise<void> {
  const withIds = finished.map((operation) => ({ ...operation, id: v7() }));
  await insertWithLogs(
    context,
    withIds.map(({ startTime, endTime, logs: _, result, ...row }) => ({
      ...row,
      result: storableText(result),
      createTime: startTime,
      updateTime: endTime,
    })),
    withIds.flatMap(({ id, logs }) => toLines(id, logs)),
  );
  noteChange(
    context,
    'operation',
    withIds.map(({ id }) => id),
  );
}

/** A statement also takes the first lines of their logs. */
const BEGUN_AT_ONCE = 1_000;

export async function insertBegun(context: Context, begun: readonly BegunOperation[]): Promise<void> {
  const createTime = context.now();
  for (const some of inStatements(begun, BEGUN_AT_ONCE)) {
    await insertWithLogs(
      context,
      some.map(({ logs: _, ...one }) => ({ ...one, status: 'in_progress' as const, createTime })),
      some.flatMap(({ id, logs }) => toLines(id, logs)),
    );
  }
  noteChange(
    context,
    'operation',
    begun.map(({ id }) => id),
  );
}

/** The insertion of an operation that goes on, and that of its log, as parts of a statement. */
export function insertingBegun(context: Context, { logs, ...begun }: BegunOperation) {
  const projectId = context.project.id;
  const row = { ...begun, status: 'in_progress' as const, createTime: context.now(), projectId };
  noteChange(context, 'operation', [begun.id]);
  const lines = toLines(begun.id, logs).map((line) => ({ ...line, projectId }));
  const operation = context.db.insert(operations).values(row).returning({ id: operations.id });
  const log = context.db.insert(operationLogs).values(lines).returning({ id: operationLogs.id });
  return [context.db.$with('operation').as(operation), context.db.$with('log').as(log)] as const;
}

/** Inserts operations and the lines of their logs, in one statement. */
async function insertWithLogs(
  context: Context,
  rows: readonly Omit<typeof operations.$inferInsert, 'projectId'>[],
  lines: ReturnType<typeof toLines>,
): Promise<void> {
  const projectId = context.project.id;
  const insertion = context.db.insert(operations).values(rows.map((row) => ({ ...row, projectId })));
  if (lines.length === 0) {
    await sendAlong(insertion);
    return;
  }
  const recorded = context.db.$with('recorded').as(insertion.returning({ id: operations.id }));
  const values = lines.map((line) => ({ ...line, projectId }));
  await sendAlong(context.db.with(recorded).insert(operationLogs).values(values));
}

/** Those of the connections that are there. Nobody can delete them until the transaction ends. */
export async function keepConnections(tx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .select({ id: connections.id })
    .from(connections)
    .where(inProject(tx, connections, isAnyOf(connections.id, ids)))
    .orderBy(connections.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

export async function insertLogs(
  context: Context,
  logs: readonly (OperationLog & { operationId: string })[],
): Promise<void> {
  for (const some of inStatements(logs)) {
    const rows = some
      .flatMap(({ operationId, ...log }) => toLines(operationId, [log]))
      .map((line) => ({ ...line, projectId: context.project.id }));
    await sendAlong(context.db.insert(operationLogs).values(rows));
  }
}

/** Changes the operations that go on, and adds lines to the log of each. One that has ended stays as it is. */
export async function updateBegun(
  context: Context,
  operationIds: readonly string[],
  { result, ...change }: OperationChange,
  logs: readonly OperationLog[],
): Promise<void> {
  const { db, project } = context;
  const isOpen = and(isAnyOf(operations.id, operationIds), eq(operations.status, 'in_progress'));
  const update = db
    .update(operations)
    .set({
      ...change,
      ...(result !== undefined && { result: storableText(result) }),
      updateTime: context.now(),
    })
    .where(inProject(context, operations, isOpen));
  const lines = operationIds
    .flatMap((operationId) => toLines(operationId, logs))
    .map((line) => ({ ...line, id: v7(), projectId: project.id }));
  noteChange(context, 'operation', operationIds);
  if (lines.length === 0) return sendAlong(update);
  const changed = db.$with('changed').as(update.returning({ id: operations.id }));
  const ofChanged = sql`select * from (${rowsAsLists(operationLogs, lines)})
    as line (id, project_id, operation_id, severity, message, timestamp)
    where line.operation_id in (select id from ${changed})`;
  await sendAlong(db.with(changed).insert(operationLogs).select(ofChanged));
}

function toLines(operationId: string, logs: readonly OperationLog[]) {
  return logs.map(({ time, severity, ...message }) => ({
    operationId,
    severity,
    timestamp: time,
    message: toMessage(operationId, message),
  }));
}

/** Makes every text storable. Otherwise a provider's text could keep a run from being recorded. */
function toMessage(operationId: string, { msg, error, details }: Omit<OperationLog, 'time' | 'severity'>) {
  const told = Object.entries(details).map(([name, text]) => [name, storableText(text)]);
  return {
    msg: storableText(msg),
    ...(error !== undefined && { error: storableText(error) }),
    operation_id: operationId,
    details: Object.fromEntries(told),
  };
}
