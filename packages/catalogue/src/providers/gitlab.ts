import { ownHeaders, person } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://docs.gitlab.com/api/rest/authentication/. Servers of one's own answer as gitlab.com does.
// There is no health check, because a token that is only for repositories cannot ask whose it is.
export const gitlab = ownHeaders({
  name: 'GitLab',
  base: 'https://{{.workspace}}',
  headers: { 'PRIVATE-TOKEN': '{{ .token }}' },
  asks: [
    {
      name: 'token',
      displayName: 'Access token',
      prompt: 'A personal, group or project access token. Its scopes decide what works.',
    },
  ],
  inputs: {
    name: 'workspace',
    displayName: 'GitLab host',
    prompt: 'Type the host of your own GitLab, if you have one.',
    defaultValue: 'gitlab.com',
  },
  page: 'https://gitlab.com/-/user_settings/personal_access_tokens',
  account: person('/api/v4/user', 'id', 'https://docs.gitlab.com/api/users/', {
    name: 'username',
    email: 'email',
  }),
  support: allRecords,
});
