import { and, asc, eq, getTableColumns, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isItsConnection } from '../../../platform/db/installation-joins.ts';
import { isOfObject } from '../../../platform/db/of-object.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import {
  connections,
  installations,
  readObjects,
  readRuns,
  reconciledObjects,
} from '../../../platform/db/tables.ts';
import type { DuePage, Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows, selectDueObjects, together } from '../../../platform/lanes/queries.ts';
import { type EventSubject, toEventSubject } from '../lanes.ts';

const { projectId: _, ...columns } = getTableColumns(reconciledObjects);

export type ReconciledObject = Omit<typeof reconciledObjects.$inferSelect, 'projectId'>;
export type RunRow = typeof readRuns.$inferSelect;

/** How many due rows one look reads at most. Those behind them come when these are done. */
const MANY = 10_000;

const isOf = (subject: EventSubject) => isOfObject(reconciledObjects, subject);
const isOfRun = (subject: EventSubject) =>
  and(isOfObject(readRuns, subject), eq(readRuns.readType, 'reconciling'));

/** The objects of all projects whose run goes on, or that are read again while none is open. */
export function selectDueSubjects(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<(EventSubject & { projectId: string })[]> {
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  const due = unionAll(dueRuns(db, context), dueObjects(db, context)).as('due');
  const last = after === undefined ? undefined : toEventSubject(after);
  return selectDueObjects(context, due, last, limit);
}

/** How many objects wait for a turn, and since when. It stops counting at a large number. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return together([
    measureRows(context, readRuns.dueTime, isRunDue(context), MANY),
    measureRows(context, reconciledObjects.dueTime, isObjectDue(context), MANY),
  ]);
}

function isRunDue({ now }: PublicContext): SQL | undefined {
  return and(lte(readRuns.dueTime, now()), eq(readRuns.readType, 'reconciling'));
}

function dueRuns(db: Database, context: PublicContext) {
  const { projectId, installationId, objectName } = readRuns;
  const isDue = and(isReachable(context, readRuns), isRunDue(context));
  return db.select({ projectId, installationId, objectName }).from(readRuns).where(isDue).limit(MANY);
}

function isObjectDue({ db, now }: PublicContext): SQL | undefined {
  const { projectId, installationId, objectName, dueTime } = reconciledObjects;
  const isOpen = and(
    eq(readRuns.projectId, projectId),
    eq(readRuns.installationId, installationId),
    eq(readRuns.objectName, objectName),
    eq(readRuns.readType, 'reconciling'),
    isNull(readRuns.endTime),
  );
  const open = db.select({ id: readRuns.id }).from(readRuns).where(isOpen);
  return and(lte(dueTime, now()), notExists(open));
}

function dueObjects(db: Database, context: PublicContext) {
  const { projectId, installationId, objectName } = reconciledObjects;
  return db
    .select({ projectId, installationId, objectName })
    .from(reconciledObjects)
    .where(and(isReachable(context, reconciledObjects), isObjectDue(context)))
    .limit(MANY);
}

export async function selectDueRun(context: Context, subject: EventSubject): Promise<RunRow | undefined> {
  const isDue = lte(readRuns.dueTime, context.now());
  const [row] = await context.db
    .select()
    .from(readRuns)
    .where(inProject(context, readRuns, isOfRun(subject), isDue))
    .orderBy(asc(readRuns.id))
    .limit(1);
  return row;
}

/** The object, if it is due and no run is open. Nobody else can change it until the transaction ends. */
export async function lockDueObject(
  tx: Context,
  subject: EventSubject,
): Promise<(ReconciledObject & { dueTime: Date }) | undefined> {
  const isDue = lte(reconciledObjects.dueTime, tx.now());
  const [row] = await tx.db
    .select(columns)
    .from(reconciledObjects)
    .where(inProject(tx, reconciledObjects, isOf(subject), isDue))
    .for('update');
  if (!row?.dueTime) return undefined;
  const [open] = await tx.db
    .select({ id: readRuns.id })
    .from(readRuns)
    .where(inProject(tx, readRuns, isOfRun(subject), isNull(readRuns.endTime)))
    .limit(1);
  return open ? undefined : { ...row, dueTime: row.dueTime };
}

/** Whether the credentials do not work, or the schedule of the object is paused. */
export async function isHeldBack(context: Context, subject: EventSubject): Promise<boolean> {
  const isPaused = and(
    eq(readObjects.projectId, installations.projectId),
    eq(readObjects.installationId, installations.id),
    eq(readObjects.objectName, subject.objectName),
  );
  const isIt = eq(installations.id, subject.installationId);
  const holds = or(eq(connections.status, 'bad_credentials'), sql`${readObjects.pausedTime} is not null`);
  const rows = await context.db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(connections, isItsConnection)
    .leftJoin(readObjects, isPaused)
    .where(inProject(context, installations, isIt, holds));
  return rows.length > 0;
}

export async function findObject(
  context: Context,
  subject: EventSubject,
): Promise<ReconciledObject | undefined> {
  const [row] = await context.db
    .select(columns)
    .from(reconciledObjects)
    .where(inProject(context, reconciledObjects, isOf(subject)));
  return row;
}

/** The objects of installations. Nobody can delete them until the transaction ends. */
export function lockObjects(tx: Context, installationIds: readonly string[]): Promise<ReconciledObject[]> {
  return tx.db
    .select(columns)
    .from(reconciledObjects)
    .where(inProject(tx, reconciledObjects, isAnyOf(reconciledObjects.installationId, installationIds)))
    .orderBy(reconciledObjects.installationId, reconciledObjects.objectName)
    .for('update');
}

/** Adds objects. Those that are there begin again. */
export async function upsertObjects(tx: Context, objects: readonly ReconciledObject[]): Promise<void> {
  for (const some of inStatements(objects)) {
    const rows = some.map((object) => ({ ...object, projectId: tx.project.id }));
    await tx.db
      .insert(reconciledObjects)
      .values(rows)
      .onConflictDoUpdate({
        target: [reconciledObjects.projectId, reconciledObjects.installationId, reconciledObjects.objectName],
        set: {
          beginTime: sql`excluded.begin_time`,
          watermark: sql`excluded.watermark`,
          dueTime: sql`excluded.due_time`,
        },
        setWhere: inProject(tx, reconciledObjects),
      });
  }
}

export async function updateObject(
  tx: Context,
  subject: EventSubject,
  change: Partial<Pick<ReconciledObject, 'watermark' | 'dueTime'>>,
): Promise<void> {
  await tx.db
    .update(reconciledObjects)
    .set(change)
    .where(inProject(tx, reconciledObjects, isOf(subject)));
}

/** Makes an object due earlier, unless it is due before that anyway. */
export async function advanceObject(tx: Context, subject: EventSubject, dueTime: Date): Promise<void> {
  await tx.db
    .update(reconciledObjects)
    .set({ dueTime })
    .where(inProject(tx, reconciledObjects, isOf(subject), gt(reconciledObjects.dueTime, dueTime)));
}

export async function deleteObject(tx: Context, subject: EventSubject): Promise<void> {
  await tx.db.delete(reconciledObjects).where(inProject(tx, reconciledObjects, isOf(subject)));
}
