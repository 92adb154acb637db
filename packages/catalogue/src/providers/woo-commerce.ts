import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Credentials: https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication
 * The user name is the consumer key, the password the consumer secret. They go to the host that is typed. Shops
 * without https need OAuth 1.0a, which Dowel does not have. There is no health check: a key may lack the right to
 * make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const wooCommerce = {
  displayName: 'WooCommerce',
  authType: 'basic',
  baseURL: 'https://{{.workspace}}/wp-json/wc/v3',
  basicOpts: {
    docsURL: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Host of the store',
        prompt: 'The host name of the shop without `https://`, such as `shop.acme.example`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: allRecords,
} satisfies CatalogueEntry;
