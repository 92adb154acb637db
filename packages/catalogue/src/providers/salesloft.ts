import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/
 * Scopes are set on the app. A refresh token is replaced at each use. There is no health check: no call is known that
 * every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const salesloft = {
  displayName: 'Salesloft',
  authType: 'oauth2',
  baseURL: 'https://api.salesloft.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts.salesloft.com/oauth/authorize',
    tokenURL: 'https://accounts.salesloft.com/oauth/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.salesloft.com/v2/me.json',
        workspace: { id: 'data.team.id' },
        person: { id: 'data.guid', name: 'data.name', email: 'data.email' },
        docsURL: 'https://developers.salesloft.com/docs/api/me-index/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
