import { person, signIn } from '../plain-entries.ts';

// Calls of a bot have the prefix `Bot` instead. There is no health check: the call that could serve needs a scope of
// its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const discord = signIn({
  name: 'Discord',
  base: 'https://discord.com',
  auth: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  scoped: true,
  revocation: {
    url: 'https://discord.com/api/oauth2/token/revoke',
    authentication: 'basic',
    alsoEnds: 'person',
    docsURL: 'https://discord.com/developers/docs/topics/oauth2',
  },
  page: 'https://discord.com/developers/docs/topics/oauth2',
  account: person(
    'https://discord.com/api/users/@me',
    'id',
    'https://discord.com/developers/docs/resources/user',
    { name: 'username', email: 'email' },
  ),
});
