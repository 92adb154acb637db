import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as eventTopicRoutes from './service.ts';

export const eventTopicRouteRoutes = {
  createEventTopicRoute: route(endpoints.createEventTopicRoute, ({ context, body }) =>
    eventTopicRoutes.create(context, body),
  ),
  listEventTopicRoutes: route(endpoints.listEventTopicRoutes, ({ context, query }) =>
    eventTopicRoutes.list(context, query),
  ),
  deleteEventTopicRoute: route(endpoints.deleteEventTopicRoute, ({ context, params }) =>
    eventTopicRoutes.remove(context, params.routeId),
  ),
};
