import { endpoints } from '@dowel/schema';
import { routeInSteps } from '../../../platform/requests/route.ts';
import * as deploys from './deploy.ts';

export const deployRoutes = {
  batchUpsertIntegrations: routeInSteps(endpoints.batchUpsertIntegrations, ({ context, query, body }) =>
    deploys.deploy(context, query, body),
  ),
  createRevision: routeInSteps(endpoints.createRevision, ({ context, params, query, body }) =>
    deploys.createRevision(context, params.integrationId, query, body),
  ),
};
