import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Sign-in: https://developers.hellosign.com/docs/oauth/overview/
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const dropboxSign = {
  displayName: 'Dropbox Sign',
  authType: 'oauth2',
  baseURL: 'https://api.hellosign.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.hellosign.com/oauth/authorize',
    tokenURL: 'https://app.hellosign.com/oauth/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://developers.hellosign.com/docs/guides/o-auth/overview',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.hellosign.com/docs/oauth/overview/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.hellosign.com/v3/account',
        person: { id: 'account.account_id', email: 'account.email_address' },
        docsURL: 'https://developers.hellosign.com/api/reference/operation/accountGet/',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
