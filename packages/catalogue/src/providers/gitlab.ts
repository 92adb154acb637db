import { ownHeaders, person } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/gitlabhq/gitlabhq, doc/api
// Self-managed servers have hosts of their own, which this entry does not know. There is no health check: a token for
// repositories only may not ask who it is.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const gitlab = ownHeaders({
  name: 'GitLab',
  base: 'https://gitlab.com',
  headers: { 'PRIVATE-TOKEN': '{{ .token }}' },
  asks: [
    {
      name: 'token',
      displayName: 'Access token',
      prompt: 'A personal, group or project access token. Its scopes decide what works.',
    },
  ],
  page: 'https://gitlab.com/-/user_settings/personal_access_tokens',
  account: person('https://gitlab.com/api/v4/user', 'id', 'https://docs.gitlab.com/api/users/', {
    name: 'username',
    email: 'email',
  }),
  support: allRecords,
});
