import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://app.iterable.com/settings/apiKeys
 * There is no health check: no call is known that every credential may make.
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
  accountIdentity: { unknownBecause: 'Keys are of a project, and no call names it.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
