import type { Log, Operation } from '@dowel/schema';
import { asc, desc, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inScope } from '../../db/scope.ts';
import { operationLogs, operations } from '../../db/tables.ts';

type OperationRow = typeof operations.$inferSelect;

/** Newest first: ids sort by creation. */
export async function selectOperations(
  context: Context,
  { installationId, before, limit }: { installationId: string; before: string | undefined; limit: number },
): Promise<Operation[]> {
  const rows = await context.db
    .select()
    .from(operations)
    .where(
      inScope(
        context,
        operations,
        eq(operations.installationId, installationId),
        before === undefined ? undefined : lt(operations.id, before),
      ),
    )
    .orderBy(desc(operations.id))
    .limit(limit);
  return rows.map(toOperation);
}

export async function selectOperation(context: Context, id: string): Promise<Operation | undefined> {
  const [row] = await context.db
    .select()
    .from(operations)
    .where(inScope(context, operations, eq(operations.id, id)));
  return row && toOperation(row);
}

/** Oldest first. */
export async function selectLogs(context: Context, operationId: string): Promise<Log[]> {
  const rows = await context.db
    .select()
    .from(operationLogs)
    .where(inScope(context, operationLogs, eq(operationLogs.operationId, operationId)))
    .orderBy(asc(operationLogs.id));
  return rows.map(({ timestamp, severity, message }) => ({
    timestamp: timestamp.toISOString(),
    severity,
    message,
  }));
}

function toOperation({ result, metadata, createTime, updateTime, ...row }: OperationRow): Operation {
  return {
    ...row,
    ...(result !== null && { result }),
    ...(metadata && { metadata }),
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
