import { person, signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/pinterest/api-description, v5/openapi.yaml
// There is no health check: the call that could serve needs a scope of its own.
export const pinterest = signIn({
  name: 'Pinterest',
  base: 'https://api.pinterest.com',
  auth: 'https://www.pinterest.com/oauth/',
  token: 'https://api.pinterest.com/v5/oauth/token',
  scoped: true,
  scopeSeparator: ',',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  },
  page: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  account: person('/v5/user_account', 'id', 'https://developers.pinterest.com/docs/api/v5/user_account-get', {
    name: 'username',
  }),
  support: allRecords,
});
