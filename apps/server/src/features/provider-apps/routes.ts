import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as providerApps from './service.ts';

export const providerAppRoutes = {
  listProviderApps: route(endpoints.listProviderApps, ({ context }) => providerApps.list(context)),
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
