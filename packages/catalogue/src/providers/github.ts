import { person, signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Health check: https://docs.github.com/en/rest/users/users
// Tokens of an OAuth app do not expire. Granted scopes come separated by commas.
// Read on the vendor's pages: the addresses of the sign-in, and its scopes.
export const github = signIn({
  name: 'GitHub',
  base: 'https://api.github.com',
  auth: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  scoped: true,
  revocation: {
    url: 'https://api.github.com/applications/{{.clientId}}/grant',
    method: 'DELETE',
    authentication: 'basic',
    token: 'accessToken',
    parameters: { access_token: '{{.token}}' },
    format: 'json',
    headers: { accept: 'application/vnd.github+json' },
    alsoEnds: 'person',
    docsURL: 'https://docs.github.com/en/rest/apps/oauth-applications#delete-an-app-authorization',
  },
  page: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app',
  health: '/user',
  account: person('/user', 'id', 'https://docs.github.com/en/rest/users/users', {
    name: 'login',
    email: 'email',
  }),
  support: recordsAndEvents,
});
