import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.greenhouse.io/harvest.html#authentication
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const greenhouse = {
  displayName: 'Greenhouse Harvest',
  authType: 'oauth2',
  baseURL: 'https://harvest.greenhouse.io',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://auth.greenhouse.io/authorize',
    tokenURL: 'https://auth.greenhouse.io/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.greenhouse.io/harvest.html#authentication',
  },
  accountIdentity: {
    sources: [
      {
        // Harvest has no call for this. The sign-in tells it to apps with the scopes `openid`, `profile` and `email`.
        from: 'idToken',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
      },
      {
        from: 'call',
        url: 'https://app.greenhouse.io/userinfo',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
