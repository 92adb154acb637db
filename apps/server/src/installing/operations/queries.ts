import type { Log, Operation } from '@dowel/schema';
import { and, asc, desc, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf, uuidList } from '../../platform/db/any-of.ts';
import { inProject, inScope } from '../../platform/db/scope.ts';
import { isNewer, isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import { deliveries, destinations, operationLogs, operations } from '../../platform/db/tables.ts';
import { isMessageOf, MOST_IN_RANGE, messageIdsOf } from '../../platform/events/message-id.ts';

type OperationRow = typeof operations.$inferSelect;

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

/** The latest operations of some installations, newest first. Of each, the index finds the latest. */
export async function selectLatest(
  context: Context,
  installationIds: readonly string[],
  slice: Slice,
): Promise<StoredOperation[]> {
  const ids = sql`unnest(${sql.param(installationIds, uuidList)}::uuid[]) as wanted (id)`;
  // Without the name before it, a column of the inner table would be meant.
  const isOfIt = sql`${operations.installationId} = wanted.id`;
  const latest = context.db
    .select()
    .from(operations)
    .where(inProject(context, operations, isOfIt, isOlder(operations.id, slice)))
    .orderBy(desc(operations.id))
    .limit(slice.limit)
    .as('latest');
  const rows = await context.db
    .select(latest._.selectedFields)
    .from(ids)
    .innerJoinLateral(latest, sql`true`)
    .orderBy(desc(latest.id))
    .limit(slice.limit);
  return rows.map(toOperation);
}

/** Selects operations by their ids, newest first. */
export async function selectAll(context: Context, ids: readonly string[]): Promise<StoredOperation[]> {
  const rows = await context.db
    .select()
    .from(operations)
    .where(inScope(context, operations, isAnyOf(operations.id, ids)))
    .orderBy(desc(operations.id));
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
  const keys = sql`array['failedBy', 'finding', 'providerStatus']`;
  return selectNewest(context, operationIds, sql`${operationLogs.message} -> 'details' ?| ${keys}`);
}

/** The newest line of each operation, of those that fulfil a condition. */
export function selectNewest(
  context: Context,
  operationIds: readonly string[],
  condition?: SQL,
): Promise<LogRow[]> {
  const { id, operationId } = operationLogs;
  return context.db
    .selectDistinctOn([operationId])
    .from(operationLogs)
    .where(inScope(context, operationLogs, isAnyOf(operationId, operationIds), condition))
    .orderBy(operationId, desc(id));
}

/**
 * The latest message of each run that its destination has refused, or else one that somebody holds back, which has no
 * reason. Runs whose messages were all taken are left out.
 */
export async function selectRefused(
  context: Context,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; reason: string | null }>> {
  const ranges = operationIds.map(messageIdsOf);
  const wanted = sql`unnest(${sql.param(operationIds, uuidList)}::uuid[],
    ${sql.param(
      ranges.map(({ first }) => first),
      uuidList,
    )}::uuid[], ${sql.param(
      ranges.map(({ last }) => last),
      uuidList,
    )}::uuid[]) as wanted (id, first, last)`;
  const isHeldBack = exists(
    context.db
      .select()
      .from(destinations)
      .where(
        inProject(
          context,
          destinations,
          eq(destinations.id, deliveries.destinationId),
          isNotNull(destinations.heldTime),
        ),
      ),
  );
  const { reason, status, attempts, isReplay } = deliveries;
  // Also what waits for its turn has a reason. A replay that is pending has not been tried again.
  const isRefused = sql`(${status} = 'failed' or ${attempts} > 0 and not ${isReplay})`;
  const refusal = sql<string | null>`case when ${isRefused} then ${reason} end`.as('refusal');
  // The index of states has few messages that were not taken, whatever a run has sent.
  const refused = context.db
    .select({ id: deliveries.id, reason: refusal })
    .from(deliveries)
    .where(
      inScope(
        context,
        deliveries,
        sql`${status} in ('pending', 'failed')`,
        sql`${deliveries.id} between wanted.first and wanted.last`,
        or(and(isNotNull(reason), isRefused), isHeldBack),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(MOST_IN_RANGE)
    .as('refused');
  const rows = await context.db
    .select({ operationId: sql<string>`wanted.id`, id: refused.id, reason: refused.reason })
    .from(wanted)
    .innerJoinLateral(refused, sql`true`)
    .orderBy(isNotNull(refused.reason), refused.id);
  return new Map(
    rows.flatMap(({ operationId, ...message }) =>
      isMessageOf(operationId, message.id) ? [[operationId, message] as const] : [],
    ),
  );
}

export function toLog({ timestamp, severity, message }: LogRow): Log {
  return { timestamp: timestamp.toISOString(), severity, message };
}

function toOperation({
  result,
  metadata,
  actedAs,
  createTime,
  updateTime,
  ...row
}: OperationRow): StoredOperation {
  return {
    ...row,
    ...(result !== null && { result }),
    ...((metadata || actedAs) && { metadata: { ...metadata, ...(actedAs && { actedAs }) } }),
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
