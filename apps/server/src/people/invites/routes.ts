import { endpoints } from '@dowel/schema';
import { builderRoute, builderRouteInSteps } from '../../platform/requests/route.ts';
import * as invites from './service.ts';

export const inviteRoutes = {
  addUserToOrg: builderRouteInSteps(endpoints.addUserToOrg, ({ context, params, body }) =>
    invites.addBuilder(context, params.orgId, body),
  ),
  createOrgInvite: builderRouteInSteps(endpoints.createOrgInvite, ({ context, params, body }) =>
    invites.create(context, params.orgId, body),
  ),
  listOrgInvites: builderRoute(endpoints.listOrgInvites, ({ context, params }) =>
    invites.list(context, params.orgId),
  ),
  getOrgInvite: builderRoute(endpoints.getOrgInvite, ({ context, params }) => invites.get(context, params)),
  deleteOrgInvite: builderRoute(endpoints.deleteOrgInvite, ({ context, params }) =>
    invites.revoke(context, params),
  ),
  acceptInvite: builderRoute(endpoints.acceptInvite, ({ context, body }) => invites.accept(context, body)),
  declineInvite: builderRoute(endpoints.declineInvite, ({ context, body }) => invites.decline(context, body)),
  listJoinableOrgs: builderRoute(endpoints.listJoinableOrgs, ({ context }) => invites.listJoinable(context)),
};
