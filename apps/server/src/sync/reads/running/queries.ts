import { and, asc, between, desc, eq, isNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type InstalledObject, isOfObject } from '../../../platform/db/of-object.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import type { ReadTrouble } from '../../../platform/db/tables/read-objects.ts';
import { deliveries, readObjects, readRuns } from '../../../platform/db/tables.ts';
import { isNextDue } from '../../../platform/db/trouble.ts';
import type { Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows, selectDueObjects, together } from '../../../platform/lanes/queries.ts';
import type { ReadSubject } from '../read-lane.ts';

export type RunRow = typeof readRuns.$inferSelect;
export type ReadObjectRow = typeof readObjects.$inferSelect;
export type Subject = InstalledObject;

/** How many due rows one look reads at most. Those behind them come when these are done. */
const MANY = 10_000;

/** Runs that find changes for subscribers have a lane of their own. */
const isRead = ne(readRuns.readType, 'reconciling');
const isOfRuns = (subject: Subject) => and(isOfObject(readRuns, subject), isRead);

/** Objects with due runs, and objects whose schedule is due while no run is open, of all projects. */
export function selectDueSubjects(
  context: PublicContext,
  after: Subject | undefined,
  limit: number,
): Promise<ReadSubject[]> {
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  const due = unionAll(dueRuns(db, context), dueObjects(db, context)).as('due');
  return selectDueObjects(context, due, after, limit);
}

function dueRuns(db: Database, context: PublicContext) {
  const { projectId, installationId, objectName } = readRuns;
  return db
    .select({ projectId, installationId, objectName })
    .from(readRuns)
    .where(and(isReachable(context, readRuns), lte(readRuns.dueTime, context.now()), isRead))
    .limit(MANY);
}

function dueObjects(db: Database, context: PublicContext) {
  const { projectId, installationId, objectName } = readObjects;
  return db
    .select({ projectId, installationId, objectName })
    .from(readObjects)
    .where(and(isReachable(context, readObjects), isScheduleDue(context)))
    .limit(MANY);
}

/** The schedule of an object is due, and no run is open. */
function isScheduleDue({ db, now }: PublicContext): SQL | undefined {
  const { projectId, installationId, objectName, dueTime } = readObjects;
  const isOpen = and(
    eq(readRuns.projectId, projectId),
    eq(readRuns.installationId, installationId),
    eq(readRuns.objectName, objectName),
    isNull(readRuns.endTime),
    isRead,
  );
  const open = db.select({ id: readRuns.id }).from(readRuns).where(isOpen);
  return and(lte(dueTime, now()), notExists(open));
}

/** How many objects wait for a turn, and since when. It stops counting at a large number. */
export async function measureDue(context: PublicContext): Promise<Waiting> {
  return await together([
    measureRows(context, readRuns.dueTime, isNextDue(context.now()), MANY),
    measureRows(context, readObjects.dueTime, isScheduleDue(context), MANY),
  ]);
}

/** The oldest run of an object that is due. */
export async function selectDueRun(context: Context, subject: Subject): Promise<RunRow | undefined> {
  const isDue = lte(readRuns.dueTime, context.now());
  const [row] = await context.db
    .select()
    .from(readRuns)
    .where(inProject(context, readRuns, isOfRuns(subject), isDue))
    .orderBy(asc(readRuns.id))
    .limit(1);
  return row;
}

/** The object, if its schedule is due and no run is open. Nobody else can change it until the transaction ends. */
export async function lockDueObject(tx: Context, subject: Subject): Promise<ReadObjectRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(readObjects)
    .where(inProject(tx, readObjects, isOfObject(readObjects, subject), lte(readObjects.dueTime, tx.now())))
    .for('update');
  if (!row) return undefined;
  const [open] = await tx.db
    .select({ id: readRuns.id })
    .from(readRuns)
    .where(inProject(tx, readRuns, isOfRuns(subject), isNull(readRuns.endTime)))
    .limit(1);
  return open ? undefined : row;
}

export async function selectReadObject(
  context: Context,
  subject: Subject,
): Promise<ReadObjectRow | undefined> {
  const [row] = await context.db
    .select()
    .from(readObjects)
    .where(inProject(context, readObjects, isOfObject(readObjects, subject)));
  return row;
}

/** The latest backfill of an object, however it ended. */
export async function selectLastBackfill(context: Context, subject: Subject): Promise<RunRow | undefined> {
  const isBackfill = eq(readRuns.readType, 'backfill');
  const [row] = await context.db
    .select()
    .from(readRuns)
    .where(inProject(context, readRuns, isOfRuns(subject), isBackfill))
    .orderBy(desc(readRuns.id))
    .limit(1);
  return row;
}

/** Changes a run that has not ended. False if somebody has ended it meanwhile. */
export async function updateOpenRun(
  tx: Context,
  id: string,
  change: { [Name in keyof RunRow]?: RunRow[Name] | SQL },
): Promise<boolean> {
  const rows = await tx.db
    .update(readRuns)
    .set(change)
    .where(inProject(tx, readRuns, eq(readRuns.id, id), isNull(readRuns.endTime)))
    .returning({ id: readRuns.id });
  return rows.length === 1;
}

export const oneMore = sql`${readRuns.failures} + 1`;

/** How many messages with these ids wait at their destination. It stops counting at `limit`. */
export async function countUndelivered(
  context: Context,
  destinationId: string,
  { first, last }: { readonly first: string; readonly last: string },
  limit: number,
): Promise<number> {
  const isOfRun = between(deliveries.id, first, last);
  const isPending = eq(deliveries.status, 'pending');
  const rows = await context.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inProject(context, deliveries, eq(deliveries.destinationId, destinationId), isPending, isOfRun))
    .limit(limit);
  return rows.length;
}

/** Changes an object, and answers what it has become. Undefined if it is not read on its own any more. */
export async function updateReadObject(
  tx: Context,
  subject: Subject,
  change: { [Name in keyof ReadObjectRow]?: ReadObjectRow[Name] | SQL },
): Promise<ReadObjectRow | undefined> {
  const [row] = await tx.db
    .update(readObjects)
    .set(change)
    .where(inProject(tx, readObjects, isOfObject(readObjects, subject)))
    .returning();
  return row;
}

/**
 * The trouble with the time since when there is it. What fails again, or lacks the same, has begun before.
 * @param runTime when the run began that has met it
 */
export function withSince(trouble: ReadTrouble, runTime: Date, isFailure: boolean): SQL {
  const before = readObjects.trouble;
  const isSame = isFailure ? sql`${readObjects.failures} > 0` : sql`${before} ->> 'kind' = ${trouble.kind}`;
  const since = sql`coalesce(case when ${isSame} then ${before} -> 'since' end, ${JSON.stringify(runTime)}::jsonb)`;
  return sql`jsonb_set(${JSON.stringify(trouble)}::jsonb, '{since}', ${since})`;
}

/** What a failed read changes of its object. */
export const oneMoreFailure = (now: Date) => ({
  failures: sql`${readObjects.failures} + 1`,
  firstFailureTime: firstOf(readObjects.firstFailureTime, now),
});

/** The first watermark, unless there is one. */
export const firstWatermark = (time: Date | null): SQL => firstOf(readObjects.watermark, time);

function firstOf(column: PgColumn, otherwise: Date | null): SQL {
  return sql`coalesce(${column}, ${otherwise?.toISOString() ?? null}::timestamptz)`;
}
