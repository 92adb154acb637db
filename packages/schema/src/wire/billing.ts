import type {
  BillingAccount,
  BillingAccountSession,
  CreateBillingAccountSession,
} from '../resources/billing.ts';
import { wire } from './wire.ts';

export const getOrgBillingAccount = /* @__PURE__ */ wire<{ success: BillingAccount }>()({
  operation: 'getOrgBillingAccount',
  method: 'GET',
  path: '/orgs/{orgId}/billingAccount',
  access: 'builder',
});

/** There is no payment page to visit, so the answer is the address to return to. */
export const createBillingAccountSession = /* @__PURE__ */ wire<{
  body: CreateBillingAccountSession;
  success: BillingAccountSession;
}>()({
  operation: 'createBillingAccountSession',
  method: 'POST',
  path: '/billingAccounts/{billingAccountId}/portalSession',
  access: 'full',
});
