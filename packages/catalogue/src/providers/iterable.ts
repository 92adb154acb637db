import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://app.iterable.com/settings/apiKeys
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const iterable = {
  displayName: 'Iterable',
  authType: 'apiKey',
  baseURL: 'https://api.iterable.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Api-Key' },
    docsURL: 'https://app.iterable.com/settings/apiKeys',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
