import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/linear/linear, packages/sdk/src/schema.graphql
// The API is GraphQL over POST. A health check cannot send a body, so there is none.
// The page has named the parameter of a revocation `access_token`, and others call it `token`, so both are sent.
// Read on the vendor's page: the addresses of the sign-in, and its scopes.
export const linear = signIn({
  name: 'Linear',
  base: 'https://api.linear.app/graphql',
  auth: 'https://linear.app/oauth/authorize',
  token: 'https://api.linear.app/oauth/token',
  scoped: true,
  scopeSeparator: ',',
  revocation: {
    url: 'https://api.linear.app/oauth/revoke',
    authentication: 'none',
    parameters: { token: '{{.token}}', access_token: '{{.token}}' },
    docsURL: 'https://linear.app/developers/oauth-2-0-authentication',
  },
  page: 'https://linear.app/developers/oauth-2-0-authentication',
  account: {
    from: 'call',
    url: 'https://api.linear.app/graphql',
    method: 'POST',
    body: '{"query":"query { viewer { id name email } organization { id name urlKey } }"}',
    workspace: {
      id: 'data.organization.id',
      name: 'data.organization.name',
      address: 'data.organization.urlKey',
    },
    person: { id: 'data.viewer.id', name: 'data.viewer.name', email: 'data.viewer.email' },
    docsURL: 'https://linear.app/developers/graphql',
  },
  support: allRecords,
});
