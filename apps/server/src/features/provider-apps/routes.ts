import { endpoints } from '@dowel/schema';
import { route } from '../../requests/route.ts';
import * as providerApps from './service.ts';

export const providerAppRoutes = [
  route(endpoints.listProviderApps, ({ context }) => providerApps.list(context)),
  route(endpoints.createProviderApp, ({ context, body }) => providerApps.create(context, body)),
  route(endpoints.updateProviderApp, ({ context, params, body }) =>
    providerApps.update(context, params.providerAppId, body),
  ),
  route(endpoints.deleteProviderApp, ({ context, params }) =>
    providerApps.remove(context, params.providerAppId),
  ),
];
