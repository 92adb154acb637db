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
  accountIdentity: { unknownBecause: 'The API has no call for the account of a token.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
