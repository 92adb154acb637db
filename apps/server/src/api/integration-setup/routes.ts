import { endpoints } from '@dowel/schema';
import { route } from '../../platform/requests/route.ts';
import * as setup from './service.ts';

export const setupRoutes = {
  getIntegrationSetup: route(endpoints.getIntegrationSetup, ({ context, params, query }) =>
    setup.get(context, params.integrationIdOrName, query),
  ),
};
