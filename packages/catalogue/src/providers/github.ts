import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app
 * Health check: https://docs.github.com/en/rest/users/users
 * Tokens of an OAuth app do not expire. Granted scopes come separated by commas.
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const github = {
  displayName: 'GitHub',
  authType: 'oauth2',
  baseURL: 'https://api.github.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://github.com/login/oauth/authorize',
    tokenURL: 'https://github.com/login/oauth/access_token',
    revocation: {
      url: 'https://api.github.com/applications/{{.clientId}}/grant',
      method: 'DELETE',
      authentication: 'basic',
      token: 'accessToken',
      parameters: { access_token: '{{.token}}' },
      format: 'json',
      headers: { accept: 'application/vnd.github+json' },
      alsoEnds: 'person',
      docsURL: 'https://docs.github.com/en/rest/apps/oauth-applications#delete-an-app-authorization',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app',
  },
  authHealthCheck: { url: 'https://api.github.com/user', method: 'GET', successStatusCodes: [200] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.github.com/user',
        person: { id: 'id', name: 'login', email: 'email' },
        docsURL: 'https://docs.github.com/en/rest/users/users',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
} satisfies CatalogueEntry;
