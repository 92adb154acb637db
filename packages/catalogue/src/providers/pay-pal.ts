import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Sign-in: https://developer.paypal.com/api/rest/authentication/
 * Getting a token proves the client, so there is no health check.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
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
  accountIdentity: { unknownBecause: 'A client is told by its own id only, and one merchant may have many.' },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
