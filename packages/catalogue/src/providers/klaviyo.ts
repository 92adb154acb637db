import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * API: https://github.com/klaviyo/openapi, openapi/stable.json
 * Sign-in: https://developers.klaviyo.com/en/docs/set_up_oauth
 * Revoking uninstalls the app in the account, as the vendor's example says.
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
    revocation: {
      url: 'https://a.klaviyo.com/oauth/revoke',
      authentication: 'basic',
      alsoEnds: 'workspace',
      docsURL: 'https://github.com/klaviyo-labs/node-integration-example',
    },
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
        headers: { revision: '2026-07-15' },
        workspace: { id: 'data.0.id', name: 'data.0.attributes.contact_information.organization_name' },
        docsURL: 'https://developers.klaviyo.com/en/reference/get_accounts',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
