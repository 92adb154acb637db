import { person, signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/Asana/openapi, defs/asana_oas.yaml
// There is no health check: an app may lack the scope for `users/me`.
// Read on the vendor's page: the addresses of the sign-in.
// Unverified: the ID in the answer with a token follows a public connector catalogue (MIT).
export const asana = signIn({
  name: 'Asana',
  base: 'https://app.asana.com/api',
  auth: 'https://app.asana.com/-/oauth_authorize',
  token: 'https://app.asana.com/-/oauth_token',
  tokenMetadataFields: { consumerRefField: 'data.id' },
  revocation: {
    url: 'https://app.asana.com/-/oauth_revoke',
    docsURL: 'https://developers.asana.com/docs/oauth',
  },
  page: 'https://developers.asana.com/docs/oauth',
  account: person('/1.0/users/me', 'data.gid', 'https://developers.asana.com/reference/getuser', {
    name: 'data.name',
    email: 'data.email',
  }),
  support: allRecords,
});
