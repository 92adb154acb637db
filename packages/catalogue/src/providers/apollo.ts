import { apiKey } from '../plain-entries.ts';

// The call that could serve as a health check answers 200 to wrong keys too, so there is none.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const apollo = apiKey({
  name: 'Apollo',
  base: 'https://api.apollo.io',
  header: 'X-Api-Key',
  page: 'https://docs.apollo.io/docs/create-api-key',
  account: {
    from: 'call',
    // Keys that are limited to other calls may not make it.
    url: 'https://api.apollo.io/api/v1/users/api_profile',
    workspace: { id: 'team_id' },
    person: { id: 'id', email: 'email' },
    docsURL: 'https://docs.apollo.io/reference/get-current-user-profile',
  },
});
