import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://airtable.com/developers/web/api/oauth-reference
 * PKCE is required. A refresh token lasts 60 days and is replaced at each use.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const airtable = {
  displayName: 'Airtable',
  authType: 'oauth2',
  baseURL: 'https://api.airtable.com',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://airtable.com/oauth2/v1/authorize',
    tokenURL: 'https://airtable.com/oauth2/v1/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://airtable.com/developers/web/api/oauth-reference',
  },
  authHealthCheck: {
    url: 'https://api.airtable.com/v0/meta/whoami',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.airtable.com/v0/meta/whoami',
        person: { id: 'id', email: 'email' },
        docsURL: 'https://airtable.com/developers/web/api/get-user-id-scopes',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
