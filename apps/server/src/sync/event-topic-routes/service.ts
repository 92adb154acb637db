import type { CreateEventTopicRoute, EventTopicRoute, ListEventTopicRoutesQuery } from '@dowel/schema';
import { routeExistsProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { eventTopicRoutes } from '../../platform/db/tables.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as topics from '../topics/service.ts';
import { routeRows, selectRoutes } from './queries.ts';

export const { get, remove } = plainResource(
  routeRows,
  { name: 'eventTopicRoutes', notFound: 'route_not_found' },
  toRoute,
);

/** @throws {ProblemError} `topic_not_found`, `route_exists` */
export function create(
  context: Context,
  { eventType, topicId }: CreateEventTopicRoute,
): Promise<EventTopicRoute> {
  return context.transaction(async (tx) => {
    const topic = await topics.get(tx, topicId);
    const row = await routeRows.insert(tx, { eventType, topicId });
    if (row) return toRoute(row);
    throw new ProblemError('route_exists', routeExistsProblem(eventType, topic.name));
  });
}

/** @throws {ProblemError} `invalid_request` */
export async function list(
  context: Context,
  query: ListEventTopicRoutesQuery,
): Promise<Page<EventTopicRoute>> {
  const page = await readPage(context, ['listEventTopicRoutes'], query, (slice) =>
    selectRoutes(context, query, slice),
  );
  return mapPage(page, toRoute);
}

function toRoute(row: typeof eventTopicRoutes.$inferSelect): EventTopicRoute {
  return toWire(row, 'id', 'eventType', 'topicId', 'projectId', 'createTime');
}
