import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://help.gong.io/docs/create-an-app-for-gong
 * The whole base address comes with the token. Customers have hosts such as `us-1234.api.gong.io` (general
 * knowledge). There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const gong = {
  displayName: 'Gong',
  authType: 'oauth2',
  baseURL: '{{.api_base_url_for_customer}}',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.gong.io/oauth2/authorize',
    tokenURL: 'https://app.gong.io/oauth2/generate-customer-token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
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
    docsURL: 'https://help.gong.io/docs/create-an-app-for-gong',
  },
  allowedHosts: ['*.api.gong.io'],
  accountIdentity: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'api_base_url_for_customer', address: 'api_base_url_for_customer' },
      },
    ],
  },
  support: proxyOnly,
  subscribeRequirements: {},
} satisfies CatalogueEntry;
