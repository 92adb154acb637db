import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as memberKeys from './service.ts';

export const memberKeyRoutes = {
  listOrgBuilders: builderRoute(endpoints.listOrgBuilders, ({ context, params }) =>
    memberKeys.listMembers(context, params.orgId),
  ),
  updateOrgMembership: builderRoute(endpoints.updateOrgMembership, ({ context, params, body }) =>
    memberKeys.setRole(context, params, body),
  ),
  removeUserFromOrg: builderRoute(endpoints.removeUserFromOrg, ({ context, params, query }) =>
    memberKeys.removeFromOrg(context, params, query),
  ),
};
