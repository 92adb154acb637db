import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { operationLogs, operations } from '../../../db/tables.ts';
import { storableText } from '../../../provider-words/storable.ts';
import type { FinishedOperation, OperationLog } from './record-operation.ts';

export async function insertOperation(context: Context, operation: FinishedOperation): Promise<void> {
  const id = v7();
  const projectId = context.project.id;
  const { startTime, endTime, logs, result, ...row } = operation;
  await context.db.insert(operations).values({
    ...row,
    result: storableText(result),
    id,
    projectId,
    createTime: startTime,
    updateTime: endTime,
  });
  if (logs.length === 0) return;
  await context.db.insert(operationLogs).values(
    logs.map(({ time, severity, ...message }) => ({
      projectId,
      operationId: id,
      severity,
      timestamp: time,
      message: toMessage(id, message),
    })),
  );
}

/** Nothing that a provider has said may keep a run from being written down. */
function toMessage(operationId: string, { msg, error, details }: Omit<OperationLog, 'time' | 'severity'>) {
  const told = Object.entries(details).map(([name, text]) => [name, storableText(text)]);
  return {
    msg: storableText(msg),
    ...(error !== undefined && { error: storableText(error) }),
    operation_id: operationId,
    details: Object.fromEntries(told),
  };
}
