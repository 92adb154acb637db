import { signIn } from '../plain-entries.ts';

// A refresh token comes only with `token_access_type=offline`. The call that could serve as a health check needs the
// scope `account_info.read`, so there is none.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const dropbox = signIn({
  name: 'Dropbox',
  base: 'https://api.dropboxapi.com',
  auth: 'https://www.dropbox.com/oauth2/authorize',
  authURLParams: { token_access_type: 'offline' },
  token: 'https://api.dropboxapi.com/oauth2/token',
  tokenMetadataFields: { consumerRefField: 'account_id', scopesField: 'scope' },
  revocation: {
    url: 'https://api.dropboxapi.com/2/auth/token/revoke',
    authentication: 'bearer',
    docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke',
  },
  page: 'https://developers.dropbox.com/oauth-guide',
  account: {
    from: 'call',
    url: 'https://api.dropboxapi.com/2/users/get_current_account',
    method: 'POST',
    body: 'null',
    person: { id: 'account_id', name: 'name.display_name', email: 'email' },
    docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation',
  },
});
