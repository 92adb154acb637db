import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://developers.freshdesk.com/api/#authentication
 * The API key is the user name, and any password does. There is no health check: only an administrator may make the
 * known call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const freshdesk = {
  displayName: 'Freshdesk',
  authType: 'basic',
  baseURL: 'https://{{.workspace}}.freshdesk.com',
  basicOpts: {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username', keyFormat: '%s:X' },
    docsURL: 'https://developers.freshdesk.com/api/#authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Freshdesk subdomain',
        prompt: 'The part of your Freshdesk address before `.freshdesk.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
