import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../requests/route.ts';
import * as memberships from './service.ts';

export const membershipRoutes = {
  listOrgBuilders: builderRoute(endpoints.listOrgBuilders, ({ context, params }) =>
    memberships.list(context, params.orgId),
  ),
  addUserToOrg: builderRoute(endpoints.addUserToOrg, ({ context, params, body }) =>
    memberships.add(context, params.orgId, body),
  ),
  updateOrgMembership: builderRoute(endpoints.updateOrgMembership, ({ context, params, body }) =>
    memberships.setRole(context, params, body),
  ),
  removeUserFromOrg: builderRoute(endpoints.removeUserFromOrg, ({ context, params }) =>
    memberships.remove(context, params),
  ),
};
