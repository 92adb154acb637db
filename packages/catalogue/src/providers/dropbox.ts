import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.dropbox.com/oauth-guide
 * A refresh token comes only with `token_access_type=offline`. The call that could serve as a health check needs the
 * scope `account_info.read`, so there is none.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const dropbox = {
  displayName: 'Dropbox',
  authType: 'oauth2',
  baseURL: 'https://api.dropboxapi.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://www.dropbox.com/oauth2/authorize',
    authURLParams: { token_access_type: 'offline' },
    tokenURL: 'https://api.dropboxapi.com/oauth2/token',
    revocation: {
      url: 'https://api.dropboxapi.com/2/auth/token/revoke',
      authentication: 'bearer',
      docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'account_id', scopesField: 'scope' },
    docsURL: 'https://developers.dropbox.com/oauth-guide',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.dropboxapi.com/2/users/get_current_account',
        method: 'POST',
        body: 'null',
        person: { id: 'account_id', name: 'name.display_name', email: 'email' },
        docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
