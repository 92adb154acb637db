import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route } from '../../platform/requests/route.ts';
import * as deliveries from './service.ts';

export const deliveryRoutes = {
  listDeliveries: replicaRoute(endpoints.listDeliveries, async ({ context, query }) =>
    pageAnswer(query, await deliveries.list(context, query)),
  ),
  getDelivery: route(endpoints.getDelivery, ({ context, params, query }) =>
    deliveries.get(context, params.deliveryId, query),
  ),
  replayDelivery: route(endpoints.replayDelivery, ({ context, params }) =>
    deliveries.replay(context, params.deliveryId),
  ),
  replayDeliveries: route(endpoints.replayDeliveries, ({ context, body }) =>
    deliveries.replaySeveral(context, body),
  ),
  replayFailedDeliveries: route(endpoints.replayFailedDeliveries, ({ context, params, body }) =>
    deliveries.replayFailed(context, params.destination, body),
  ),
  sendTestEvent: route(endpoints.sendTestEvent, ({ context, params, body }) =>
    deliveries.sendTest(context, params.destination, body),
  ),
};
