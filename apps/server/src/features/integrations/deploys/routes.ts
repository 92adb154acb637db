import { endpoints } from '@dowel/schema';
import { routeInSteps } from '../../../requests/route.ts';
import * as deploys from './service.ts';

export const deployRoutes = [
  routeInSteps(endpoints.batchUpsertIntegrations, ({ context, query, body }) =>
    deploys.deploy(context, query, body),
  ),
  routeInSteps(endpoints.createRevision, ({ context, params, query, body }) =>
    deploys.createRevision(context, params.integrationId, query, body),
  ),
];
