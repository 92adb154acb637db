import { signIn } from '../plain-entries.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const greenhouse = signIn({
  name: 'Greenhouse Harvest',
  base: 'https://harvest.greenhouse.io',
  auth: 'https://auth.greenhouse.io/authorize',
  token: 'https://auth.greenhouse.io/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://developers.greenhouse.io/harvest.html#authentication',
  account: [
    {
      // Harvest has no call for this. The sign-in tells it to apps with the scopes `openid`, `profile` and `email`.
      from: 'idToken',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
    },
    {
      from: 'call',
      url: 'https://app.greenhouse.io/userinfo',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
    },
  ],
});
