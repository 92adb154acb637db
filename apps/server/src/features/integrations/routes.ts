import { endpoints } from '@dowel/schema';
import { route } from '../../http/route.ts';
import * as integrations from './service.ts';

export const integrationRoutes = [
  route(endpoints.listIntegrations, ({ context }) => integrations.list(context)),
  route(endpoints.createIntegration, ({ context, body }) => integrations.create(context, body)),
  route(endpoints.getIntegration, ({ context, params }) =>
    integrations.get(context, params.integrationIdOrName),
  ),
  route(endpoints.deleteIntegration, ({ context, params }) =>
    integrations.remove(context, params.integrationIdOrName),
  ),
];
