import { address, person, signIn } from '../plain-entries.ts';

// Scopes are set on the OAuth consumer. Paths need the workspace. There is no health check: the call that could serve
// needs a scope of its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const bitbucket = signIn({
  name: 'Bitbucket',
  base: 'https://api.bitbucket.org',
  auth: 'https://bitbucket.org/site/oauth2/authorize',
  token: 'https://bitbucket.org/site/oauth2/access_token',
  page: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  inputs: address('Workspace', 'The name after `bitbucket.org/` in the address of your workspace.'),
  account: person(
    'https://api.bitbucket.org/2.0/user',
    'uuid',
    'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/',
    { name: 'display_name' },
  ),
});
