import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Timestamp } from './values.ts';

/** Who pays for an org. A server of one's own costs nothing, so each org has one fixed account. */
export const BillingAccount = z.object({
  id: z.string(),
  displayName: z.string(),
  /** `self-hosted` */
  billingProvider: z.string(),
  /** The id of the account at the billing provider. */
  billingProviderRef: z.string(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type BillingAccount = z.infer<typeof BillingAccount>;

/** A visit to the page of a billing account. */
export const CreateBillingAccountSession = z.object({
  /** Where to return afterwards. */
  redirectUrl: z.url({ protocol: /^https?$/ }).max(limits.address),
  /** Seconds until the session ends. */
  timeout: z.int().min(1).max(86_400).optional(),
});
export type CreateBillingAccountSession = z.input<typeof CreateBillingAccountSession>;

/** A page of a billing account, for one visit. */
export const BillingAccountSession = z.object({
  /** The address of the page. */
  url: z.string(),
});
export type BillingAccountSession = z.infer<typeof BillingAccountSession>;

export const getOrgBillingAccount = endpoint<{ success: BillingAccount }>()({
  operation: 'getOrgBillingAccount',
  method: 'GET',
  path: '/orgs/{orgId}/billingAccount',
  access: 'builder',
  success: BillingAccount,
  problems: ['org_not_found'],
});

/** There is no payment page to visit, so the answer is the address to return to. */
export const createBillingAccountSession = endpoint<{
  body: CreateBillingAccountSession;
  success: BillingAccountSession;
}>()({
  operation: 'createBillingAccountSession',
  method: 'POST',
  path: '/billingAccounts/{billingAccountId}/portalSession',
  access: 'full',
  body: CreateBillingAccountSession,
  success: BillingAccountSession,
  problems: ['billing_account_not_found'],
});
