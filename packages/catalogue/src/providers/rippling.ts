import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.rippling.com/documentation/rest-api
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const rippling = {
  displayName: 'Rippling',
  authType: 'apiKey',
  baseURL: 'https://rest.ripplingapis.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://developer.rippling.com/documentation/rest-api',
  },
  accountIdentity: { unknownBecause: 'No call that every key may make was found.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
