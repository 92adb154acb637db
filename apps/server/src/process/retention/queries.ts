import { and, asc, eq, exists, gt, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { PublicContext } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { idAt, type Period, timeOf } from '../../platform/db/partitions/periods.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { operationLogs, operations, readRuns } from '../../platform/db/tables.ts';

/** A table whose rows become useless some time after the time in one of their columns. */
export interface Passing {
  readonly table: PgTable;
  readonly time: PgColumn;
}

/** Deletes up to `limit` rows of all projects whose time is before the given one. Answers how many. */
export async function deleteSome(
  context: PublicContext,
  { table, time }: Passing,
  before: Date,
  limit: number,
): Promise<number> {
  const db = acrossProjects(context, why);
  const some = db.select({ row: sql`ctid` }).from(table).where(lt(time, before)).limit(limit);
  const rows = await db.delete(table).where(sql`ctid in ${some}`).returning({ time });
  return rows.length;
}

const CLOCKS_MS = 60 * 60 * 1000;

/** A part of the rows that ended before a time, in the order of their ids. */
export interface EndedPart {
  readonly before: Date;
  /** Only rows with a later id. */
  readonly after: string;
  readonly limit: number;
}

/** The ids of operations that have ended, and whose own ids are before another one. */
export async function selectEndedOperations(
  context: PublicContext,
  { before, after, limit }: EndedPart,
  end: string,
): Promise<string[]> {
  const { id, status, updateTime } = operations;
  const isOver = and(ne(status, 'in_progress'), lt(updateTime, before), gt(id, after), lt(id, end));
  const rows = await acrossProjects(context, why)
    .select({ id })
    .from(operations)
    .where(isOver)
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The lines in the logs of a period whose operations go on, or ended after a time. Undefined if there are none. */
export async function findLastingLogs(
  context: PublicContext,
  { to }: Period,
  ended: Date,
): Promise<SQL | undefined> {
  const { id, status, updateTime } = operations;
  // The clocks of two replicas may differ, so that a line is older than its operation.
  const end = idAt(timeOf(to) + CLOCKS_MS);
  const isLasting = or(eq(status, 'in_progress'), gte(updateTime, ended));
  const rows = await acrossProjects(context, why)
    .select({ id })
    .from(operations)
    .where(and(lt(id, end), isLasting));
  if (rows.length === 0) return undefined;
  const ids = rows.map((row) => row.id);
  return isAnyOf(operationLogs.operationId, ids);
}

/** Deletes up to `limit` lines of the logs of operations. Answers how many. */
export async function deleteLogs(
  context: PublicContext,
  operationIds: readonly string[],
  limit: number,
): Promise<number> {
  const db = acrossProjects(context, why);
  const some = db
    .select({ id: operationLogs.id })
    .from(operations)
    .innerJoin(
      operationLogs,
      and(eq(operationLogs.projectId, operations.projectId), eq(operationLogs.operationId, operations.id)),
    )
    .where(isAnyOf(operations.id, operationIds))
    .limit(limit);
  const rows = await db
    .delete(operationLogs)
    .where(sql`${operationLogs.id} in ${some}`)
    .returning({ id: operationLogs.id });
  return rows.length;
}

export async function deleteOperations(context: PublicContext, ids: readonly string[]): Promise<void> {
  await acrossProjects(context, why).delete(operations).where(isAnyOf(operations.id, ids));
}

/**
 * Deletes runs of reads that have ended. The latest backfill of an object stays: when it has failed, the schedule reads
 * its period again. Answers the ids.
 */
export async function deleteEndedRuns(
  context: PublicContext,
  { before, after, limit }: EndedPart,
): Promise<string[]> {
  const { id, endTime, readType, projectId, installationId, objectName } = readRuns;
  const db = acrossProjects(context, why);
  const newer = alias(readRuns, 'newer');
  const isNewerBackfill = and(
    eq(newer.projectId, projectId),
    eq(newer.installationId, installationId),
    eq(newer.objectName, objectName),
    gt(newer.id, id),
    eq(newer.readType, 'backfill'),
  );
  const newerBackfill = db.select({ id: newer.id }).from(newer).where(isNewerBackfill);
  const isUseless = or(ne(readType, 'backfill'), exists(newerBackfill));
  const some = db
    .select({ id })
    .from(readRuns)
    .where(and(lt(endTime, before), isUseless, ...idsBetween(id, after, before)))
    .orderBy(asc(id))
    .limit(limit);
  const rows = await db.delete(readRuns).where(sql`${id} in ${some}`).returning({ id });
  return rows.map((row) => row.id);
}

const why = 'every project has rows that are over';

/** A row that ended before a time began before it, and its id says when. So the primary key finds it. */
function idsBetween(id: PgColumn, after: string, before: Date): SQL[] {
  return [gt(id, after), lt(id, idAt(before.getTime()))];
}
