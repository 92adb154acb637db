import { endpoints } from '@dowel/schema';
import { warningList } from '@dowel/schema/rules';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { replicaRoute, route } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import { type Replayed, replayFailed, replaySeveral } from './replay-several.ts';
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
  replayDeliveries: route(endpoints.replayDeliveries, async ({ context, body }) =>
    withPauses(await replaySeveral(context, body)),
  ),
  replayFailedDeliveries: route(endpoints.replayFailedDeliveries, async ({ context, params, body }) =>
    withPauses(await replayFailed(context, params.destination, body)),
  ),
  sendTestEvent: route(endpoints.sendTestEvent, ({ context, params, body }) =>
    deliveries.sendTest(context, params.destination, body),
  ),
};

/** Names the destinations that somebody has paused, where the messages wait. */
function withPauses<Body>({ answer, paused }: Replayed<Body>) {
  return warned(answer, warningList('destination_paused', paused));
}
