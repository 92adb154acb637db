import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.kustomer.com/kustomer-api-docs/reference/authentication
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const kustomer = {
  displayName: 'Kustomer',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}.api.kustomerapp.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://developer.kustomer.com/kustomer-api-docs/reference/authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Kustomer subdomain',
        prompt: 'The part of your Kustomer address before `.kustomerapp.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
