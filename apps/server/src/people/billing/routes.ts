import { endpoints } from '@dowel/schema';
import { builderRoute, eitherRoute } from '../../platform/requests/route.ts';
import * as billing from './service.ts';

export const billingRoutes = {
  getOrgBillingAccount: builderRoute(endpoints.getOrgBillingAccount, ({ context, params }) =>
    billing.getAccount(context, params.orgId),
  ),
  createBillingAccountSession: eitherRoute(endpoints.createBillingAccountSession, {
    inProject: ({ context, params, body }) => billing.openForProject(context, params.billingAccountId, body),
    asBuilder: ({ context, params, body }) => billing.openForBuilder(context, params.billingAccountId, body),
  }),
};
