import type { EventTopicRoute } from '@dowel/schema';
import { plainResources, routeExistsProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { newRow, plainRows } from '../plain-rows.ts';
import { topicRows } from './topics.ts';

const rows = plainRows<EventTopicRoute>(
  (store) => store.eventTopicRoutes,
  plainResources.eventTopicRoutes,
  ({ id }) => id,
);

/** Answers the endpoints of event-topic routes as the service does. */
export const eventTopicRoutes = {
  listEventTopicRoutes(call) {
    const { topicId, eventType } = call.query;
    return rows
      .list(call)
      .filter(
        (route) =>
          (topicId === undefined || route.topicId === topicId) &&
          (eventType === undefined || route.eventType === eventType),
      );
  },

  createEventTopicRoute(call) {
    const { topicId, eventType } = call.body;
    const { name } = topicRows.get(call, topicId);
    if (rows.list(call).some((one) => one.topicId === topicId && one.eventType === eventType)) {
      throw new MockProblem('route_exists', routeExistsProblem(eventType, name));
    }
    return rows.insert(call, { ...newRow(call), eventType, topicId });
  },

  deleteEventTopicRoute(call) {
    rows.remove(call, call.params.routeId);
    return undefined;
  },
} satisfies Partial<Answers>;
