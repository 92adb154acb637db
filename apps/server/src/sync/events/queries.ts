import type { NotificationEventType } from '@dowel/schema';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { acrossProjects, inProject, isReachable } from '../../platform/db/scope.ts';
import { isNewer } from '../../platform/db/slice.ts';
import {
  deliveries,
  destinations,
  events,
  eventTopicRoutes,
  topicDestinationRoutes,
  topics,
} from '../../platform/db/tables.ts';
import { sendAlong } from '../../platform/db/transaction.ts';
import type { Waiting } from '../../platform/lanes/lane.ts';
import { findWaiting, measureRows } from '../../platform/lanes/queries.ts';

export interface WaitingEvent {
  readonly id: string;
  readonly type: NotificationEventType;
}

/** A destination that hears of a type of event. */
export interface Target {
  readonly type: NotificationEventType;
  readonly destinationId: string;
  readonly topic: string;
}

const isWaiting = isNull(events.routedTime);

/** How many waiting events one statement looks at. */
const LOOKED_AT = 500;

/** The projects with waiting events, in the order of their ids. */
export function selectWaitingProjects(
  context: PublicContext,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const db = acrossProjects(context, 'every project has events that wait');
  return findWaiting({ after, limit, most: LOOKED_AT }, (last) => {
    const isLater = isNewer(events.projectId, { after: last });
    const first = db
      .select({ projectId: events.projectId })
      .from(events)
      .where(and(isReachable(context, events), isWaiting, isLater))
      .orderBy(asc(events.projectId))
      .limit(LOOKED_AT)
      .as('first');
    return db
      .select({ one: first.projectId, waiting: count() })
      .from(first)
      .groupBy(first.projectId)
      .orderBy(asc(first.projectId));
  });
}

/** Where counting stops. */
const MANY = 100_000;

/** How many events wait in all projects, and since when. */
export function measureWaiting(context: PublicContext): Promise<Waiting> {
  return measureRows(context, events.createTime, isWaiting, MANY);
}

/**
 * The oldest waiting events of the project. All of them are notifications, because other messages never wait here. Nobody
 * can delete them until the transaction ends, so that no delivery is without its event.
 */
export function selectWaiting(tx: Context, limit: number): Promise<WaitingEvent[]> {
  return tx.db
    .select({ id: events.id, type: sql<NotificationEventType>`${events.type}` })
    .from(events)
    .where(inProject(tx, events, isWaiting))
    .orderBy(asc(events.id))
    .limit(limit)
    .for('no key update');
}

/** Where events of some types go. Of several topics that lead to one destination, the first by name counts. */
export async function selectTargets(
  context: Context,
  types: readonly NotificationEventType[],
): Promise<Target[]> {
  const routes = await context.db
    .select({
      type: eventTopicRoutes.eventType,
      destinationId: topicDestinationRoutes.destinationId,
      topic: topics.name,
    })
    .from(eventTopicRoutes)
    .innerJoin(
      topics,
      and(eq(topics.projectId, eventTopicRoutes.projectId), eq(topics.id, eventTopicRoutes.topicId)),
    )
    .innerJoin(
      topicDestinationRoutes,
      and(
        eq(topicDestinationRoutes.projectId, eventTopicRoutes.projectId),
        eq(topicDestinationRoutes.topicId, eventTopicRoutes.topicId),
      ),
    )
    .where(inProject(context, eventTopicRoutes, inArray(eventTopicRoutes.eventType, [...types])))
    .orderBy(desc(topics.name));
  return [...new Map(routes.map((one) => [`${one.type} ${one.destinationId}`, one])).values()];
}

export type Ordering = typeof destinations.$inferSelect.ordering;

/** Nobody can delete these destinations until the transaction ends. Answers those that still exist, and their order. */
export async function holdDestinations(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, Ordering>> {
  const rows = await context.db
    .select({ id: destinations.id, ordering: destinations.ordering })
    .from(destinations)
    .where(inProject(context, destinations, isAnyOf(destinations.id, ids)))
    .orderBy(destinations.id)
    .for('key share');
  return new Map(rows.map(({ id, ordering }) => [id, ordering]));
}

export interface NewDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: NotificationEventType;
  readonly destinationId: string;
  readonly topic: string;
}

/** Makes deliveries that are due now. */
export async function insertDeliveries(context: Context, made: readonly NewDelivery[]): Promise<void> {
  const now = context.now();
  for (const some of inStatements(made)) {
    const rows = some.map((one) => ({
      ...one,
      status: 'pending' as const,
      dueTime: now,
      createTime: now,
      projectId: context.project.id,
    }));
    await sendAlong(context.db.insert(deliveries).values(rows).onConflictDoNothing());
  }
}

/** What some events say, as they are stored. */
export function selectSealed(context: Context, ids: readonly string[]) {
  return context.db
    .select({ id: events.id, dataSealed: events.dataSealed })
    .from(events)
    .where(inProject(context, events, isAnyOf(events.id, ids)));
}

export async function setRouted(context: Context, ids: readonly string[]): Promise<void> {
  await sendAlong(
    context.db
      .update(events)
      .set({ routedTime: context.now() })
      .where(inProject(context, events, isAnyOf(events.id, ids))),
  );
}

export async function deleteEvents(context: Context, ids: readonly string[]): Promise<void> {
  await sendAlong(context.db.delete(events).where(inProject(context, events, isAnyOf(events.id, ids))));
}
