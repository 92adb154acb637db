import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { operationLogs, operations } from '../../../db/tables.ts';
import { storableText } from '../../../provider-words/storable.ts';
import type { FinishedOperation, OperationLog } from './record-operation.ts';

/** Inserts all operations with their logs in one statement. */
export async function insertOperations(
  context: Context,
  finished: readonly FinishedOperation[],
): Promise<void> {
  const projectId = context.project.id;
  const withIds = finished.map((operation) => ({ ...operation, id: v7() }));
  const insertion = context.db.insert(operations).values(
    withIds.map(({ startTime, endTime, logs: _, result, ...row }) => ({
      ...row,
      result: storableText(result),
      projectId,
      createTime: startTime,
      updateTime: endTime,
    })),
  );
  const lines = withIds.flatMap(({ id, logs }) =>
    logs.map(({ time, severity, ...message }) => ({
      operationId: id,
      severity,
      timestamp: time,
      message: toMessage(id, message),
    })),
  );
  if (lines.length === 0) {
    await insertion;
    return;
  }
  const recorded = context.db.$with('recorded').as(insertion.returning({ id: operations.id }));
  await context.db
    .with(recorded)
    .insert(operationLogs)
    .values(lines.map((line) => ({ ...line, projectId })));
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
