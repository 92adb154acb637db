import type {
  CreateEventTopicRoute,
  EventTopicRoute,
  ListEventTopicRoutesQuery,
} from '../resources/event-topic-routes.ts';
import { wire } from './wire.ts';

const routes = '/projects/{projectIdOrName}/notification-event-topic-routes';

export const createEventTopicRoute = /* @__PURE__ */ wire<{
  body: CreateEventTopicRoute;
  success: EventTopicRoute;
}>()({
  operation: 'createEventTopicRoute',
  method: 'POST',
  path: routes,
  access: 'full',
  status: 201,
});

export const listEventTopicRoutes = /* @__PURE__ */ wire<{
  query: ListEventTopicRoutesQuery;
  success: EventTopicRoute[];
}>()({
  operation: 'listEventTopicRoutes',
  method: 'GET',
  path: routes,
  access: 'full',
});

export const deleteEventTopicRoute = /* @__PURE__ */ wire<object>()({
  operation: 'deleteEventTopicRoute',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}/notification-event-topic-routes/{routeId}',
  access: 'full',
  status: 204,
  media: 'none',
});
