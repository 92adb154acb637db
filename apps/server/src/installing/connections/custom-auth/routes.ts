import { endpoints } from '@dowel/schema';
import { routeInSteps } from '../../../platform/requests/route.ts';
import { connectInSteps } from './connect-in-steps.ts';

export const customAuthRoutes = {
  customAuthConnect: routeInSteps(endpoints.customAuthConnect, ({ context, body }) =>
    connectInSteps(context, body),
  ),
};
