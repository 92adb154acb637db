import type { TopicDestinationRoute } from '@dowel/schema';
import { plainResources, topicDestinationRouteExistsProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { newRow, plainRows } from '../plain-rows.ts';
import { findDestination } from './destinations.ts';
import { topicRows } from './topics.ts';

const rows = plainRows<TopicDestinationRoute>(
  (store) => store.topicDestinationRoutes,
  plainResources.topicDestinationRoutes,
  ({ id }) => id,
);

/** Answers the endpoints of topic-destination routes as the service does. */
export const topicDestinationRoutes = {
  listTopicDestinationRoutes(call) {
    const { topicId, destinationId } = call.query;
    return rows
      .list(call)
      .filter(
        (route) =>
          (topicId === undefined || route.topicId === topicId) &&
          (destinationId === undefined || route.destinationId === destinationId),
      );
  },

  createTopicDestinationRoute(call) {
    const topic = topicRows.get(call, call.body.topicId);
    const destination = findDestination(call, call.body.destinationId);
    const ids = { topicId: topic.id, destinationId: destination.id };
    if (rows.list(call).some((one) => one.topicId === topic.id && one.destinationId === destination.id)) {
      throw new MockProblem('route_exists', topicDestinationRouteExistsProblem(topic.name, destination.name));
    }
    return rows.insert(call, { ...newRow(call), ...ids });
  },

  deleteTopicDestinationRoute(call) {
    rows.remove(call, call.params.routeId);
    return undefined;
  },
} satisfies Partial<Answers>;
