import { basic } from '../plain-entries.ts';

// The user name is the public key, the password the private key. The host is that of the sandbox, as in the public
// catalogue: production has payments.braintree-api.com. Calls need the header `Braintree-Version`. The API is GraphQL
// over POST. A health check cannot send a body, so there is none.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const braintree = basic({
  name: 'Braintree (sandbox)',
  base: 'https://payments.sandbox.braintree-api.com/graphql',
  page: 'https://developer.paypal.com/braintree/graphql/guides/making_api_calls/',
  account: {
    from: 'call',
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    method: 'POST',
    headers: { 'Braintree-Version': '2019-01-01' },
    body: '{"query":"query { viewer { user { id name email } merchant { id companyName } } }"}',
    workspace: { id: 'data.viewer.merchant.id', name: 'data.viewer.merchant.companyName' },
    person: {
      id: 'data.viewer.user.id',
      name: 'data.viewer.user.name',
      email: 'data.viewer.user.email',
    },
    docsURL: 'https://github.com/braintree/graphql-api/blob/master/schema.graphql',
  },
});
