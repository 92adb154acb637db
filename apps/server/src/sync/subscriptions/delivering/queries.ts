import { and, asc, count, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import { inboundEvents } from '../../../platform/db/tables.ts';
import type { DuePage, Waiting } from '../../../platform/lanes/lane.ts';
import { findWaiting, measureRows } from '../../../platform/lanes/queries.ts';
import { type EventSubject, toEventSubject } from '../lanes.ts';

export type InboundRow = typeof inboundEvents.$inferSelect;

/** How many waiting events are looked at, or counted, at once. */
const MANY = 10_000;

/** The objects of all projects that have events to deliver. */
export function selectDueSubjects(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<(EventSubject & { projectId: string })[]> {
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  const { projectId, installationId, objectName } = inboundEvents;
  const page = { after: after === undefined ? undefined : toEventSubject(after), limit, most: MANY };
  return findWaiting(page, (last) => {
    const isLater =
      last && sql`(${installationId}, ${objectName}) > (${last.installationId}::uuid, ${last.objectName})`;
    const first = db
      .select({ projectId, installationId, objectName })
      .from(inboundEvents)
      .where(and(isReachable(context, inboundEvents), lte(inboundEvents.dueTime, context.now()), isLater))
      .orderBy(asc(installationId), asc(objectName))
      .limit(MANY)
      .as('first');
    const one = {
      projectId: first.projectId,
      installationId: first.installationId,
      objectName: first.objectName,
    };
    return db
      .select({ one, waiting: count() })
      .from(first)
      .groupBy(first.projectId, first.installationId, first.objectName)
      .orderBy(asc(first.installationId), asc(first.objectName));
  });
}

/** How many events wait, and since when. It stops counting at a large number. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return measureRows(context, inboundEvents.dueTime, lte(inboundEvents.dueTime, context.now()), MANY);
}

/** The oldest due events of an object, in the order in which they came. */
export function selectDueEvents(
  context: Context,
  { installationId, objectName }: EventSubject,
  limit: number,
): Promise<InboundRow[]> {
  const isOf = and(
    eq(inboundEvents.installationId, installationId),
    eq(inboundEvents.objectName, objectName),
    lte(inboundEvents.dueTime, context.now()),
  );
  return context.db
    .select()
    .from(inboundEvents)
    .where(inProject(context, inboundEvents, isOf))
    .orderBy(asc(inboundEvents.id))
    .limit(limit);
}

/** Events that were dealt with stay known by their ids, without what they say. */
export async function finishEvents(tx: Context, ids: readonly string[]): Promise<void> {
  await tx.db
    .update(inboundEvents)
    .set({ dueTime: null, bodySealed: null, sealKeyId: null })
    .where(inProject(tx, inboundEvents, isAnyOf(inboundEvents.id, ids)));
}

/** Forgets the events of these installations. Answers the object of each that waits. */
export async function forgetEvents(tx: Context, installationIds: readonly string[]): Promise<EventSubject[]> {
  const { dueTime, installationId, objectName } = inboundEvents;
  const isTheirs = isAnyOf(installationId, installationIds);
  const waiting = await tx.db
    .delete(inboundEvents)
    .where(inProject(tx, inboundEvents, and(isNotNull(dueTime), isTheirs)))
    .returning({ installationId, objectName });
  await tx.db.delete(inboundEvents).where(inProject(tx, inboundEvents, isTheirs));
  return waiting;
}

export async function postponeEvents(tx: Context, ids: readonly string[], dueTime: Date): Promise<void> {
  await tx.db
    .update(inboundEvents)
    .set({ dueTime, failures: sql`${inboundEvents.failures} + 1` })
    .where(inProject(tx, inboundEvents, isAnyOf(inboundEvents.id, ids)));
}

/** Lets events wait. That is no failure. */
export async function holdEvents(tx: Context, ids: readonly string[], dueTime: Date): Promise<void> {
  await tx.db
    .update(inboundEvents)
    .set({ dueTime })
    .where(inProject(tx, inboundEvents, isAnyOf(inboundEvents.id, ids)));
}
