import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.paddle.com/api-reference/about/authentication
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const paddle = {
  displayName: 'Paddle',
  authType: 'apiKey',
  baseURL: 'https://api.paddle.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://developer.paddle.com/api-reference/about/authentication',
  },
  accountIdentity: { unknownBecause: 'No answer of the API names the seller.' },
  support: proxyOnly,
} satisfies CatalogueEntry;
