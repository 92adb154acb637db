import { signIn } from '../plain-entries.ts';

// Scopes are set on the app. A refresh token is replaced at each use. There is no health check: no call is known that
// every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const salesloft = signIn({
  name: 'Salesloft',
  base: 'https://api.salesloft.com',
  auth: 'https://accounts.salesloft.com/oauth/authorize',
  token: 'https://accounts.salesloft.com/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/',
  account: {
    from: 'call',
    url: 'https://api.salesloft.com/v2/me.json',
    workspace: { id: 'data.team.id' },
    person: { id: 'data.guid', name: 'data.name', email: 'data.email' },
    docsURL: 'https://developers.salesloft.com/docs/api/me-index/',
  },
});
