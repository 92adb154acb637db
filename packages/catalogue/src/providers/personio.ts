import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.personio.de/docs/getting-started-with-the-personio-api
 * This is version 2 of the sign-in. Version 1 takes the same client at another address. Getting a token proves the
 * client, so there is no health check.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const personio = {
  displayName: 'Personio',
  authType: 'oauth2',
  baseURL: 'https://api.personio.de/v2',
  oauth2Opts: {
    grantType: 'clientCredentials',
    tokenURL: 'https://api.personio.de/v2/auth/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developer.personio.de/docs/getting-started-with-the-personio-api',
  },
  accountIdentity: {
    sources: [
      {
        // Nothing names the company, but its only legal entity does. With several, nobody knows.
        from: 'call',
        url: 'https://api.personio.de/v2/legal-entities',
        workspace: { id: '_data.*.id' },
        docsURL: 'https://developer.personio.de/v2.0/reference/listlegalentities',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
