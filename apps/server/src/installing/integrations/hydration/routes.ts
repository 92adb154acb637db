import { endpoints } from '@dowel/schema';
import { route } from '../../../platform/requests/route.ts';
import * as hydration from './service.ts';

export const hydrationRoutes = {
  getHydratedRevision: route(endpoints.getHydratedRevision, ({ context, params, query }) =>
    hydration.getHydrated(context, params, query.connectionId),
  ),
};
