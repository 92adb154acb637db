import { routeExistsProblem, routeNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { getTopic } from './topics.ts';

/** Event-topic routes, as the service answers them. */
export const eventTopicRoutes = {
  listEventTopicRoutes({ store, caller, query: { topicId, eventType } }) {
    return store.eventTopicRoutes.filter(
      (route) =>
        route.projectId === caller.project.id &&
        (topicId === undefined || route.topicId === topicId) &&
        (eventType === undefined || route.eventType === eventType),
    );
  },

  createEventTopicRoute({ store, caller, body: { topicId, eventType } }) {
    const { name } = getTopic(store, caller, topicId);
    if (store.eventTopicRoutes.some((one) => one.topicId === topicId && one.eventType === eventType)) {
      throw new MockProblem('route_exists', routeExistsProblem(eventType, name));
    }
    const projectId = caller.project.id;
    const route = { id: store.newId(), eventType, topicId, projectId, createTime: store.timestamp() };
    store.eventTopicRoutes.push(route);
    return route;
  },

  deleteEventTopicRoute({ store, caller, params: { routeId } }) {
    const { id } = found(
      store.eventTopicRoutes.find((one) => one.id === routeId && one.projectId === caller.project.id),
      'route_not_found',
      routeNotFoundProblem(routeId),
    );
    store.eventTopicRoutes = store.eventTopicRoutes.filter((route) => route.id !== id);
    return undefined;
  },
} satisfies Partial<Answers>;
