import { and, asc, eq, exists, getTableName, gt, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import type { PublicContext } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import type { Changing } from '../../platform/db/partitions/alone.ts';
import { idAt, type Period, timeOf } from '../../platform/db/partitions/periods.ts';
import { keyColumnsOf, listed } from '../../platform/db/row-key.ts';
import { acrossProjects, inProject } from '../../platform/db/scope.ts';
import { inboundEvents, operationLogs, operations, projects, readRuns } from '../../platform/db/tables.ts';

/** A table whose rows become useless some time after the time in one of their columns. */
export interface Passing {
  readonly table: PgTable;
  readonly time: PgColumn;
  /** Other rows stay, however old they are. */
  readonly condition?: SQL | undefined;
}

/** The name of the table. */
export const nameOf = ({ table }: Passing): string => getTableName(table);

/** Whether an event of a provider waits no longer. */
export const isDealtWith = isNull(inboundEvents.dueTime);

/** Deletes up to `limit` rows of all projects whose time is before the given one. Answers how many. */
export async function deleteSome(
  context: PublicContext,
  { table, time, condition }: Passing,
  before: Date,
  limit: number,
): Promise<number> {
  const key = listed(keyColumnsOf(table));
  const some = sql`select ${key} from ${table} where ${and(lt(time, before), condition)} limit ${limit}`;
  const rows = await acrossProjects(context, why)
    .delete(table)
    .where(sql`(${key}) in (${some})`)
    .returning({ time });
  return rows.length;
}

const CLOCKS_MS = 60 * 60 * 1000;

/** A part of the rows of a project that ended before a time, in the order of their ids. */
export interface EndedPart {
  readonly projectId: string;
  readonly before: Date;
  /** Only rows with a later id. */
  readonly after: string;
  readonly limit: number;
}

/** How many projects one statement reads. */
const PROJECTS = 1_000;

/** The ids of all projects. Keys begin with the project, so each is looked through by itself. */
export async function* everyProject(context: PublicContext): AsyncGenerator<string> {
  const db = acrossProjects(context, why);
  for (let after: string = NIL; ; ) {
    const rows = await db
      .select({ id: projects.id })
      .from(projects)
      .where(gt(projects.id, after))
      .orderBy(asc(projects.id))
      .limit(PROJECTS);
    const ids = rows.map(({ id }) => id);
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** The condition that a row is of a project that `everyProject` has found. */
const ofProject = (projectId: string, table: { projectId: PgColumn }, ...conditions: (SQL | undefined)[]) =>
  inProject({ project: { id: projectId } }, table, ...conditions);

/** The ids of operations that have ended, and whose own ids are before another one. */
export async function selectEndedOperations(
  context: PublicContext,
  { projectId, before, after, limit }: EndedPart,
  end: string,
): Promise<string[]> {
  const { id, status, updateTime } = operations;
  const isOver = and(ne(status, 'in_progress'), lt(updateTime, before), gt(id, after), lt(id, end));
  const rows = await acrossProjects(context, why)
    .select({ id })
    .from(operations)
    .where(ofProject(projectId, operations, isOver))
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
  const ids: string[] = [];
  for await (const projectId of everyProject(context)) {
    const rows = await acrossProjects(context, why)
      .select({ id })
      .from(operations)
      .where(ofProject(projectId, operations, lt(id, end), isLasting));
    ids.push(...rows.map((row) => row.id));
  }
  return ids.length === 0 ? undefined : isAnyOf(operationLogs.operationId, ids);
}

/** Moves lines that last back from a partition that was detached. */
export async function keepLogs(
  tx: Changing,
  detached: ReadonlyMap<PgTable, SQL>,
  lasting: SQL | undefined,
): Promise<void> {
  const old = detached.get(operationLogs);
  if (!lasting || !old) return;
  await tx.db.execute(
    sql`insert into ${operationLogs} select * from ${old} as ${operationLogs} where ${lasting}`,
  );
}

/** Deletes up to `limit` lines of the logs of operations. Answers how many. */
export async function deleteLogs(
  context: PublicContext,
  projectId: string,
  operationIds: readonly string[],
  limit: number,
): Promise<number> {
  const db = acrossProjects(context, why);
  const some = db
    .select({ id: operationLogs.id })
    .from(operationLogs)
    .where(ofProject(projectId, operationLogs, isAnyOf(operationLogs.operationId, operationIds)))
    .limit(limit);
  const rows = await db
    .delete(operationLogs)
    .where(ofProject(projectId, operationLogs, sql`${operationLogs.id} in ${some}`))
    .returning({ id: operationLogs.id });
  return rows.length;
}

export async function deleteOperations(
  context: PublicContext,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await acrossProjects(context, why)
    .delete(operations)
    .where(ofProject(projectId, operations, isAnyOf(operations.id, ids)));
}

/**
 * Deletes runs of reads that have ended. The latest backfill of an object stays: when it has failed, the schedule reads
 * its period again. Answers the ids.
 */
export async function deleteEndedRuns(
  context: PublicContext,
  { projectId, before, after, limit }: EndedPart,
): Promise<string[]> {
  const { id, endTime, readType, installationId, objectName } = readRuns;
  const db = acrossProjects(context, why);
  const newer = alias(readRuns, 'newer');
  const isNewerBackfill = and(
    eq(newer.projectId, readRuns.projectId),
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
    .where(ofProject(projectId, readRuns, lt(endTime, before), isUseless, ...idsBetween(id, after, before)))
    .orderBy(asc(id))
    .limit(limit);
  const rows = await db
    .delete(readRuns)
    .where(ofProject(projectId, readRuns, sql`${id} in ${some}`))
    .returning({ id });
  return rows.map((row) => row.id);
}

const why = 'every project has rows that are over';

/** A row that ended before a time began before it, and its id says when. So the primary key finds it. */
function idsBetween(id: PgColumn, after: string, before: Date): SQL[] {
  return [gt(id, after), lt(id, idAt(before.getTime()))];
}
