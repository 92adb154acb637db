import { signIn } from '../plain-entries.ts';

// Scopes are set on the app. Paths need the company ID, which comes from the token's own information. There is no
// health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const gusto = signIn({
  name: 'Gusto',
  base: 'https://api.gusto.com',
  auth: 'https://api.gusto.com/oauth/authorize',
  token: 'https://api.gusto.com/oauth/token',
  page: 'https://docs.gusto.com/app-integrations/docs/oauth2',
  learns: ['companyId'],
  account: { from: 'metadata', workspace: { id: 'companyId' } },
});
