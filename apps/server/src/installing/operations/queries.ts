import type { Log, Operation } from '@dowel/schema';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inScope } from '../../platform/db/scope.ts';
import { isNewer, isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import { operationLogs, operations } from '../../platform/db/tables.ts';

type OperationRow = typeof operations.$inferSelect;

/** Every stored operation has a time. */
export type StoredOperation = Operation & { createTime: string };

/** Selects operations, newest first. Ids sort by creation. */
export async function selectOperations(
  context: Context,
  installationId: string,
  slice: Slice = wholeList,
): Promise<StoredOperation[]> {
  const rows = await context.db
    .select()
    .from(operations)
    .where(
      inScope(
        context,
        operations,
        eq(operations.installationId, installationId),
        isOlder(operations.id, slice),
      ),
    )
    .orderBy(desc(operations.id))
    .limit(slice.limit);
  return rows.map(toOperation);
}

export async function selectOperation(context: Context, id: string): Promise<Operation | undefined> {
  const [row] = await context.db
    .select()
    .from(operations)
    .where(inScope(context, operations, eq(operations.id, id)));
  return row && toOperation(row);
}

type LogRow = typeof operationLogs.$inferSelect;

/** Selects logs, oldest first. */
export function selectLogs(
  context: Context,
  operationId: string,
  slice: Slice = wholeList,
): Promise<LogRow[]> {
  return context.db
    .select()
    .from(operationLogs)
    .where(
      inScope(
        context,
        operationLogs,
        eq(operationLogs.operationId, operationId),
        isNewer(operationLogs.id, slice),
      ),
    )
    .orderBy(asc(operationLogs.id))
    .limit(slice.limit);
}

/** The newest line of each operation that says what failed. */
export function selectFailures(context: Context, operationIds: readonly string[]): Promise<LogRow[]> {
  const { id, operationId, message } = operationLogs;
  const saysWhy = sql`${message} -> 'details' ?| array['failedBy', 'finding', 'providerStatus']`;
  return context.db
    .selectDistinctOn([operationId])
    .from(operationLogs)
    .where(inScope(context, operationLogs, isAnyOf(operationId, operationIds), saysWhy))
    .orderBy(operationId, desc(id));
}

export function toLog({ timestamp, severity, message }: LogRow): Log {
  return { timestamp: timestamp.toISOString(), severity, message };
}

function toOperation({ result, metadata, createTime, updateTime, ...row }: OperationRow): StoredOperation {
  return {
    ...row,
    ...(result !== null && { result }),
    ...(metadata && { metadata }),
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
