import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.klaviyo.com/en/docs/set_up_oauth
 * Every call needs a `revision` header with a date. A health check cannot send one, so there is none.
 */
export const klaviyo = {
  displayName: 'Klaviyo',
  authType: 'oauth2',
  baseURL: 'https://a.klaviyo.com',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://www.klaviyo.com/oauth/authorize',
    tokenURL: 'https://a.klaviyo.com/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.klaviyo.com/en/docs/set_up_oauth',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://a.klaviyo.com/api/accounts',
        headers: { revision: '2024-10-15' },
        workspace: { id: 'data.0.id', name: 'data.0.attributes.contact_information.organization_name' },
        docsURL: 'https://developers.klaviyo.com/en/reference/get_accounts',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
