import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.deel.com/api/oauth
 * There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const deel = {
  displayName: 'Deel',
  authType: 'oauth2',
  baseURL: 'https://api.letsdeel.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.deel.com/oauth2/authorize',
    tokenURL: 'https://app.deel.com/oauth2/tokens',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.deel.com/api/oauth',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
