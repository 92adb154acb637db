import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as memberships from './service.ts';

export const membershipRoutes = {
  updateOrgMembership: builderRoute(endpoints.updateOrgMembership, ({ context, params, body }) =>
    memberships.setRole(context, params, body),
  ),
};
