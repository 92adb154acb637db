import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as providerApps from './service.ts';

export const providerAppRoutes = {
  listProviderApps: route(endpoints.listProviderApps, async ({ context, query }) =>
    pageAnswer(query, await providerApps.list(context, query)),
  ),
  createProviderApp: route(endpoints.createProviderApp, ({ context, body }) =>
    providerApps.create(context, body),
  ),
  updateProviderApp: route(endpoints.updateProviderApp, ({ context, params, body }) =>
    providerApps.update(context, params.providerAppId, body),
  ),
  deleteProviderApp: route(endpoints.deleteProviderApp, ({ context, params }) =>
    providerApps.remove(context, params.providerAppId),
  ),
};
