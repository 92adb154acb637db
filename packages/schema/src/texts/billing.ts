import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const billingTexts = {
  tag: 'Billing',
  description: 'A server of your own costs nothing. These operations answer one fixed account for each org.',
  operations: {
    getOrgBillingAccount: {
      summary: 'Get the billing account of an org',
      description: 'The account is fixed: `billingProvider` is `self-hosted`.',
      answer: {
        id: ids.org,
        displayName: 'Self-hosted',
        billingProvider: 'self-hosted',
        billingProviderRef: ids.org,
        createTime,
      },
    },
    createBillingAccountSession: {
      summary: 'Open the billing portal',
      description: 'There is no portal, so the answer is the address to return to.',
      body: { redirectUrl: 'https://acme.example/settings' },
      answer: { url: 'https://acme.example/settings' },
    },
  },
} satisfies ResourceTexts;
