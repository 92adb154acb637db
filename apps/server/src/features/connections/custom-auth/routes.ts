import { endpoints } from '@dowel/schema';
import { route } from '../../../requests/route.ts';
import { connectInSteps } from './connect-in-steps.ts';

export const customAuthRoutes = {
  customAuthConnect: route(endpoints.customAuthConnect, ({ context, body }) => connectInSteps(context, body)),
};
