import { endpoints } from '@dowel/schema';
import { routeInSteps } from '../../platform/requests/route.ts';
import * as erasure from './service.ts';

export const erasureRoutes = {
  eraseGroup: routeInSteps(endpoints.eraseGroup, ({ context, params }) =>
    erasure.eraseGroup(context, params.groupRef),
  ),
  eraseConsumer: routeInSteps(endpoints.eraseConsumer, ({ context, params }) =>
    erasure.eraseConsumer(context, params.groupRef, params.consumerRef),
  ),
};
