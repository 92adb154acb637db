import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as eventTopicRoutes from './service.ts';

export const eventTopicRouteRoutes = {
  createEventTopicRoute: route(endpoints.createEventTopicRoute, ({ context, body }) =>
    eventTopicRoutes.create(context, body),
  ),
  listEventTopicRoutes: route(endpoints.listEventTopicRoutes, async ({ context, query }) =>
    pageAnswer(query, await eventTopicRoutes.list(context, query)),
  ),
  deleteEventTopicRoute: route(endpoints.deleteEventTopicRoute, ({ context, params }) =>
    eventTopicRoutes.remove(context, params.routeId),
  ),
};
