import { endpoints } from '@dowel/schema';
import { route } from '../../../http/route.ts';
import * as deploys from './service.ts';

export const deployRoutes = [
  route(endpoints.batchUpsertIntegrations, ({ context, query, body }) =>
    deploys.deploy(context, query, body),
  ),
  route(endpoints.createRevision, ({ context, params, query, body }) =>
    deploys.createRevision(context, params.integrationId, query, body),
  ),
];
