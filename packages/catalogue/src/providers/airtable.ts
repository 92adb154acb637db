import { person, signIn } from '../plain-entries.ts';

// PKCE is required. A refresh token lasts 60 days and is replaced at each use.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const airtable = signIn({
  name: 'Airtable',
  base: 'https://api.airtable.com',
  auth: 'https://airtable.com/oauth2/v1/authorize',
  token: 'https://airtable.com/oauth2/v1/token',
  pkce: true,
  scoped: true,
  page: 'https://airtable.com/developers/web/api/oauth-reference',
  health: 'https://api.airtable.com/v0/meta/whoami',
  account: person(
    'https://api.airtable.com/v0/meta/whoami',
    'id',
    'https://airtable.com/developers/web/api/get-user-id-scopes',
    { email: 'email' },
  ),
});
