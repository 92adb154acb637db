import { signIn } from '../plain-entries.ts';

// Ask for `offline_access` too: there is no refresh token without it.
// The address that revokes was found in clients of others only.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const close = signIn({
  name: 'Close',
  base: 'https://api.close.com',
  auth: 'https://app.close.com/oauth2/authorize',
  token: 'https://api.close.com/oauth2/token',
  scoped: true,
  tokenMetadataFields: {
    consumerRefField: 'user_id',
    scopesField: 'scope',
    workspaceRefField: 'organization_id',
  },
  revocation: {
    url: 'https://api.close.com/oauth2/revoke/',
    docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
  },
  page: 'https://developer.close.com/topics/authentication-oauth2/',
  health: 'https://api.close.com/api/v1/me',
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'organization_id' },
    person: { id: 'user_id' },
    docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
  },
});
