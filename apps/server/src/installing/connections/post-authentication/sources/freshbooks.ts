import type { ValueSource } from '../value-source.ts';

/** The first business of the person. https://www.freshbooks.com/api/me_endpoint */
export const freshbooks: ValueSource = {
  provider: 'freshbooks',
  requests: [
    {
      address: ({ baseURL }) => `${baseURL}/auth/api/v1/users/me`,
      values: {
        accountId: 'response.business_memberships.0.business.account_id',
        businessId: 'response.business_memberships.0.business.id',
      },
    },
  ],
};
