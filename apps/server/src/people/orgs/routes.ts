import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as orgs from './service.ts';

export const orgRoutes = {
  createOrg: builderRoute(endpoints.createOrg, ({ context, body }) => orgs.create(context, body)),
  getOrg: builderRoute(endpoints.getOrg, ({ context, params }) => orgs.get(context, params.orgId)),
  updateOrg: builderRoute(endpoints.updateOrg, ({ context, params, body }) =>
    orgs.update(context, params.orgId, body),
  ),
};
