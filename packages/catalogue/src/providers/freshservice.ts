import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://api.freshservice.com/#authentication
 * The API key is the user name, and any password does. There is no health check: a key may lack the right to make any
 * one call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const freshservice = {
  displayName: 'Freshservice',
  authType: 'basic',
  baseURL: 'https://{{.workspace}}.freshservice.com',
  basicOpts: {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username', keyFormat: '%s:X' },
    docsURL: 'https://api.freshservice.com/#authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Freshservice subdomain',
        prompt: 'The part of your Freshservice address before `.freshservice.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
