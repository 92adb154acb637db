import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route, routeInSteps } from '../../platform/requests/route.ts';
import * as integrations from './service.ts';

export const integrationRoutes = {
  listIntegrations: route(endpoints.listIntegrations, async ({ context, query }) =>
    pageAnswer(query, await integrations.list(context, query)),
  ),
  createIntegration: routeInSteps(endpoints.createIntegration, ({ context, body, sent }) =>
    integrations.create(context, body, sent),
  ),
  getIntegration: route(endpoints.getIntegration, ({ context, params }) =>
    integrations.get(context, params.integrationIdOrName),
  ),
  deleteIntegration: routeInSteps(endpoints.deleteIntegration, ({ context, params }) =>
    integrations.remove(context, params.integrationIdOrName),
  ),
};
