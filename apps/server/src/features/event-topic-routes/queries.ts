import type { CreateEventTopicRoute, EventTopicRoute, ListEventTopicRoutesQuery } from '@dowel/schema';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inScope } from '../../db/scope.ts';
import { eventTopicRoutes } from '../../db/tables.ts';

type RouteRow = typeof eventTopicRoutes.$inferSelect;

/** Undefined when the event type goes to the topic already. */
export async function insertRoute(
  context: Context,
  { eventType, topicId }: CreateEventTopicRoute,
): Promise<EventTopicRoute | undefined> {
  const [row] = await context.db
    .insert(eventTopicRoutes)
    .values({ projectId: context.project.id, eventType, topicId, createTime: context.now() })
    .onConflictDoNothing()
    .returning();
  return row && toRoute(row);
}

/** Oldest first. */
export async function selectRoutes(
  context: Context,
  { topicId, eventType }: ListEventTopicRoutesQuery,
): Promise<EventTopicRoute[]> {
  const rows = await context.db
    .select()
    .from(eventTopicRoutes)
    .where(
      inScope(
        context,
        eventTopicRoutes,
        topicId === undefined ? undefined : eq(eventTopicRoutes.topicId, topicId),
        eventType === undefined ? undefined : eq(eventTopicRoutes.eventType, eventType),
      ),
    )
    .orderBy(asc(eventTopicRoutes.id));
  return rows.map(toRoute);
}

/** Whether there was such a route. */
export async function deleteRoute(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(eventTopicRoutes)
    .where(inScope(context, eventTopicRoutes, eq(eventTopicRoutes.id, id)))
    .returning({ id: eventTopicRoutes.id });
  return rows.length > 0;
}

function toRoute({ id, eventType, topicId, projectId, createTime, updateTime }: RouteRow): EventTopicRoute {
  return {
    id,
    eventType,
    topicId,
    projectId,
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
