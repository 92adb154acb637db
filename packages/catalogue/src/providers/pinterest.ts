import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/
 * There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const pinterest = {
  displayName: 'Pinterest',
  authType: 'oauth2',
  baseURL: 'https://api.pinterest.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://www.pinterest.com/oauth',
    tokenURL: 'https://api.pinterest.com/v5/oauth/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL:
        'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
    },
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pinterest.com/v5/user_account',
        person: { id: 'id', name: 'username' },
        docsURL: 'https://developers.pinterest.com/docs/api/v5/user_account-get',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
