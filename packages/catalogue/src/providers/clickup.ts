import { person, signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://developer.clickup.com/openapi/clickup-api-v2-reference.json
// ClickUp has no scopes. A person picks workspaces.
// Read on the vendor's page: the addresses of the sign-in.
export const clickup = signIn({
  name: 'ClickUp',
  base: 'https://api.clickup.com',
  auth: 'https://app.clickup.com/api',
  token: 'https://api.clickup.com/api/v2/oauth/token',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developer.clickup.com/docs/authentication',
  },
  page: 'https://developer.clickup.com/docs/authentication',
  health: '/api/v2/user',
  account: person('/api/v2/user', 'user.id', 'https://developer.clickup.com/reference/getauthorizeduser', {
    name: 'user.username',
    email: 'user.email',
  }),
  support: allRecords,
});
