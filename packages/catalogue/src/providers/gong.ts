import { signIn } from '../plain-entries.ts';

// The whole base address comes with the token. Customers have hosts such as `us-1234.api.gong.io` (general
// knowledge). There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const gong = signIn({
  name: 'Gong',
  base: '{{.api_base_url_for_customer}}',
  auth: 'https://app.gong.io/oauth2/authorize',
  token: 'https://app.gong.io/oauth2/generate-customer-token',
  scoped: true,
  tokenMetadataFields: {
    scopesField: 'scope',
    workspaceRefField: 'api_base_url_for_customer',
    otherFields: [
      {
        name: 'api_base_url_for_customer',
        displayName: 'API address',
        path: 'api_base_url_for_customer',
      },
    ],
  },
  hosts: ['*.api.gong.io'],
  page: 'https://help.gong.io/docs/create-an-app-for-gong',
  account: {
    from: 'metadata',
    workspace: { id: 'api_base_url_for_customer', address: 'api_base_url_for_customer' },
  },
  subscribeRequirements: {},
});
