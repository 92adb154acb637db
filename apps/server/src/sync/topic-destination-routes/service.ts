import type {
  CreateTopicDestinationRoute,
  ListTopicDestinationRoutesQuery,
  TopicDestinationRoute,
} from '@dowel/schema';
import { topicDestinationRouteExistsProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as destinations from '../../installing/destinations/service.ts';
import type { topicDestinationRoutes } from '../../platform/db/tables.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as topics from '../topics/service.ts';
import { routeRows, selectRoutes } from './queries.ts';

export const { get, remove } = plainResource(
  routeRows,
  { name: 'topicDestinationRoutes', notFound: 'route_not_found' },
  toRoute,
);

/** @throws {ProblemError} `topic_not_found`, `destination_not_found`, `route_exists` */
export function create(
  context: Context,
  { topicId, destinationId }: CreateTopicDestinationRoute,
): Promise<TopicDestinationRoute> {
  return context.transaction(async (tx) => {
    const topic = await topics.get(tx, topicId);
    const destination = await destinations.get(tx, destinationId);
    const row = await routeRows.insert(tx, { topicId: topic.id, destinationId: destination.id });
    if (row) return toRoute(row);
    throw new ProblemError('route_exists', topicDestinationRouteExistsProblem(topic.name, destination.name));
  });
}

/** @throws {ProblemError} `invalid_request` */
export async function list(
  context: Context,
  query: ListTopicDestinationRoutesQuery,
): Promise<Page<TopicDestinationRoute>> {
  const page = await readPage(context, ['listTopicDestinationRoutes'], query, (slice) =>
    selectRoutes(context, query, slice),
  );
  return mapPage(page, toRoute);
}

function toRoute(row: typeof topicDestinationRoutes.$inferSelect): TopicDestinationRoute {
  return toWire(row, 'id', 'topicId', 'destinationId', 'projectId', 'createTime');
}
