import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as topicDestinationRoutes from './service.ts';

export const topicDestinationRouteRoutes = {
  createTopicDestinationRoute: route(endpoints.createTopicDestinationRoute, ({ context, body }) =>
    topicDestinationRoutes.create(context, body),
  ),
  listTopicDestinationRoutes: route(endpoints.listTopicDestinationRoutes, async ({ context, query }) =>
    pageAnswer(query, await topicDestinationRoutes.list(context, query)),
  ),
  deleteTopicDestinationRoute: route(endpoints.deleteTopicDestinationRoute, ({ context, params }) =>
    topicDestinationRoutes.remove(context, params.routeId),
  ),
};
