import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Token: https://developer.monday.com/api-reference/docs/authentication
 * The header holds the token alone, without a prefix. The API is GraphQL over POST. A health check cannot send a body,
 * so there is none.
 */
export const monday = {
  displayName: 'monday.com',
  authType: 'apiKey',
  baseURL: 'https://api.monday.com/',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization' },
    docsURL: 'https://developer.monday.com/api-reference/docs/authentication',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
