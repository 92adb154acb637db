import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/chargebee/chargebee-node, types/resources
 * Credentials: https://apidocs.chargebee.com/docs/api/auth
 * The API key is the user name and the password is blank. There is no health check: a key may lack the right to make
 * any one call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const chargebee = {
  displayName: 'Chargebee',
  authType: 'basic',
  baseURL: 'https://{{.workspace}}.chargebee.com/api',
  basicOpts: {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username' },
    docsURL: 'https://apidocs.chargebee.com/docs/api/auth',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Site name',
        prompt: 'The part of your Chargebee address before `.chargebee.com`, such as `acme` or `acme-test`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: allRecords,
} satisfies CatalogueEntry;
