import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://hire.lever.co/developer/documentation#authentication
 * The audience is a parameter of the sign-in address. There is no health check: no call is known that every
 * credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const lever = {
  displayName: 'Lever',
  authType: 'oauth2',
  baseURL: 'https://api.lever.co',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://auth.lever.co/authorize',
    tokenURL: 'https://auth.lever.co/oauth/token',
    audience: ['https://api.lever.co/v1/'],
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://hire.lever.co/developer/documentation#authentication',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // The address of a posting begins with the name of the account's job site, as in
        // https://github.com/lever/postings-api. Tokens that may not read postings stay unknown.
        url: 'https://api.lever.co/v1/postings?limit=1',
        workspace: { id: 'data.0.urls.list', name: 'data.0.urls.list' },
        capture: '^https://jobs\\.(?:\\w+\\.)?lever\\.co/(?<result>[^/?#]+)',
        docsURL: 'https://hire.lever.co/developer/documentation#postings',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
