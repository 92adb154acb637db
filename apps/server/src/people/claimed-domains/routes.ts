import { endpoints } from '@dowel/schema';
import { builderRoute, builderRouteInSteps } from '../../platform/requests/route.ts';
import * as claimedDomains from './service.ts';

export const claimedDomainRoutes = {
  checkClaimedDomain: builderRoute(endpoints.checkClaimedDomain, ({ context, query }) =>
    claimedDomains.check(context, query),
  ),
  claimDomain: builderRoute(endpoints.claimDomain, ({ context, body }) =>
    claimedDomains.claim(context, body),
  ),
  proveClaimedDomain: builderRouteInSteps(endpoints.proveClaimedDomain, ({ context, params }) =>
    claimedDomains.prove(context, params.claimedDomainId),
  ),
  listOrgClaimedDomains: builderRoute(endpoints.listOrgClaimedDomains, ({ context, params }) =>
    claimedDomains.list(context, params.orgId),
  ),
};
