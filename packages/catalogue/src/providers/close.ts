import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.close.com/topics/authentication-oauth2/
 * Ask for `offline_access` too: there is no refresh token without it.
 * The address that revokes was found in clients of others only.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const close = {
  displayName: 'Close',
  authType: 'oauth2',
  baseURL: 'https://api.close.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.close.com/oauth2/authorize',
    tokenURL: 'https://api.close.com/oauth2/token',
    revocation: {
      url: 'https://api.close.com/oauth2/revoke/',
      docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {
      consumerRefField: 'user_id',
      scopesField: 'scope',
      workspaceRefField: 'organization_id',
    },
    docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
  },
  authHealthCheck: {
    url: 'https://api.close.com/api/v1/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'tokenAnswer',
        workspace: { id: 'organization_id' },
        person: { id: 'user_id' },
        docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
