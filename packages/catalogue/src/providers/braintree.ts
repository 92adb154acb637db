import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://developer.paypal.com/braintree/graphql/guides/making_api_calls/
 * The user name is the public key, the password the private key. The host is that of the sandbox, as in the public
 * catalogue: production has payments.braintree-api.com. Calls need the header `Braintree-Version`. The API is GraphQL
 * over POST. A health check cannot send a body, so there is none.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const braintree = {
  displayName: 'Braintree (sandbox)',
  authType: 'basic',
  baseURL: 'https://payments.sandbox.braintree-api.com/graphql',
  basicOpts: {
    docsURL: 'https://developer.paypal.com/braintree/graphql/guides/making_api_calls/',
  },
  accountIdentity: { unknownBecause: 'Nothing was found that names the merchant of a key to every key.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
