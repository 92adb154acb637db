import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://www.braze.com/docs/api/basics/#creating-rest-api-keys
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const braze = {
  displayName: 'Braze',
  authType: 'apiKey',
  baseURL: 'https://rest.{{.workspace}}.braze.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://www.braze.com/docs/api/basics/#creating-rest-api-keys',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Instance',
        prompt:
          'The part of your REST endpoint between `rest.` and `.braze.com`, such as `iad-05`. Braze shows it under Settings, APIs and Identifiers.',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
