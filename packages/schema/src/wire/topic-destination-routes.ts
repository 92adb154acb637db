import type {
  CreateTopicDestinationRoute,
  ListTopicDestinationRoutesQuery,
  TopicDestinationRoute,
} from '../resources/topic-destination-routes.ts';
import { wire } from './wire.ts';

const routes = '/projects/{projectIdOrName}/topic-destination-routes';

export const createTopicDestinationRoute = /* @__PURE__ */ wire<{
  body: CreateTopicDestinationRoute;
  success: TopicDestinationRoute;
}>()({
  operation: 'createTopicDestinationRoute',
  method: 'POST',
  path: routes,
  access: 'full',
  status: 201,
});

export const listTopicDestinationRoutes = /* @__PURE__ */ wire<{
  query: ListTopicDestinationRoutesQuery;
  success: TopicDestinationRoute[];
}>()({
  operation: 'listTopicDestinationRoutes',
  method: 'GET',
  path: routes,
  access: 'full',
});

export const deleteTopicDestinationRoute = /* @__PURE__ */ wire<object>()({
  operation: 'deleteTopicDestinationRoute',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}/topic-destination-routes/{routeId}',
  access: 'full',
  status: 204,
  media: 'none',
});
