import { billingAccountNotFoundProblem } from '@dowel/schema/rules';
import { assertOwnOrg, membershipOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { orgOf } from './orgs.ts';

/** Answers the endpoints of billing as the service does. */
export const billing = {
  getOrgBillingAccount(call) {
    const { id, label, createTime } = orgOf(call.store, assertOwnOrg(call, call.params.orgId));
    return {
      id,
      displayName: label,
      billingProvider: 'self-hosted',
      billingProviderRef: id,
      createTime,
    };
  },

  createBillingAccountSession({ store, caller, params, body }) {
    const orgId =
      caller.kind === 'builder' ? membershipOf(store, caller.builderId)?.orgId : caller.project.orgId;
    if (orgId !== params.billingAccountId) {
      throw new MockProblem('billing_account_not_found', billingAccountNotFoundProblem());
    }
    return { url: body.redirectUrl };
  },
} satisfies Partial<Answers>;
