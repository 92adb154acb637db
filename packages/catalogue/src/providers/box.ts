import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.box.com/guides/authentication/oauth2/
 * A refresh token is replaced at each use. There is no health check: the call that could serve needs a scope of its
 * own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const box = {
  displayName: 'Box',
  authType: 'oauth2',
  baseURL: 'https://api.box.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://account.box.com/api/oauth2/authorize',
    tokenURL: 'https://api.box.com/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.box.com/guides/authentication/oauth2/',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
