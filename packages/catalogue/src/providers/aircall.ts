import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.aircall.io/api-references/#authentication
 * The key is the text `id:token`, already in base64. The public catalogue has no blank after `Basic`, a slip: the
 * header needs one. The health check is general knowledge of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const aircall = {
  displayName: 'Aircall',
  authType: 'apiKey',
  baseURL: 'https://api.aircall.io',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Basic ' },
    docsURL: 'https://developer.aircall.io/api-references/#authentication',
  },
  authHealthCheck: {
    url: 'https://api.aircall.io/v1/ping',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: { unknownBecause: 'The company is told by name only, and names change.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
