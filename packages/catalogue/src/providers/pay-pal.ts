import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Sign-in: https://developer.paypal.com/api/rest/authentication/
 * Getting a token proves the client, so there is no health check.
 */
export const payPal = {
  displayName: 'PayPal',
  authType: 'oauth2',
  baseURL: 'https://api-m.paypal.com',
  oauth2Opts: {
    grantType: 'clientCredentials',
    tokenURL: 'https://api-m.paypal.com/v1/oauth2/token',
    revocation: {
      unknownBecause: 'No address is known. A token lives for nine hours at most.',
      docsURL: 'https://developer.paypal.com/api/rest/authentication/',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developer.paypal.com/api/rest/authentication/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // The id of the payer stays the same for all clients of a merchant. An app may lack the right to see balances.
        url: 'https://api-m.paypal.com/v1/reporting/balances',
        workspace: { id: 'account_id' },
        docsURL: 'https://developer.paypal.com/docs/api/transaction-search/v1/#balances_get',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
