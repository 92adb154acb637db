import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as memberKeys from './service.ts';

export const memberKeyRoutes = {
  removeUserFromOrg: builderRoute(endpoints.removeUserFromOrg, ({ context, params, query }) =>
    memberKeys.removeFromOrg(context, params, query),
  ),
};
