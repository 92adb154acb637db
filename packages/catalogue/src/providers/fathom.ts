import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developers.fathom.ai/quickstart
 * The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const fathom = {
  displayName: 'Fathom',
  authType: 'apiKey',
  baseURL: 'https://api.fathom.ai',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'X-Api-Key' },
    docsURL: 'https://developers.fathom.ai/quickstart',
  },
  authHealthCheck: {
    url: 'https://api.fathom.ai/external/v1/teams',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    unknownBecause: 'Teams have names alone, members an address each, and no call is about oneself.',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
