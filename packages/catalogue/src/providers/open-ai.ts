import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Key: https://platform.openai.com/docs/api-reference/api-keys
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const openAI = {
  displayName: 'OpenAI',
  authType: 'apiKey',
  baseURL: 'https://api.openai.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://platform.openai.com/docs/api-reference/api-keys',
  },
  accountIdentity: {
    sources: [
      {
        from: 'header',
        // A key may lack the right to make this call.
        url: 'https://api.openai.com/v1/models',
        workspace: { id: 'openai-organization' },
        docsURL: 'https://developers.openai.com/api/reference/overview',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
