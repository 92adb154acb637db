import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://www.freshbooks.com/api/authentication
 * Paths need the account ID or the business ID, which come from `users/me`. A refresh token is replaced at each use.
 * There is no health check: the call that could serve needs a scope of its own.
 * What revokes was found in copies of the page and in clients of others only.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const freshbooks = {
  displayName: 'FreshBooks',
  authType: 'oauth2',
  baseURL: 'https://api.freshbooks.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://auth.freshbooks.com/oauth/authorize',
    tokenURL: 'https://api.freshbooks.com/auth/oauth/token',
    revocation: {
      url: 'https://api.freshbooks.com/auth/oauth/revoke',
      format: 'json',
      docsURL: 'https://www.freshbooks.com/api/authentication',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://www.freshbooks.com/api/authentication',
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'accountId' }, { name: 'businessId' }] },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'accountId' } }] },
  support: allRecords,
} satisfies CatalogueEntry;
