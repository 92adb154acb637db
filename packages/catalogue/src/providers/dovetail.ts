import type { CatalogueEntry } from '@dowel/schema';

/**
 * Token: https://docs.dovetail.com/developer-docs/docs/02-Authorization
 * A token lasts 30 days. Only a third party's page mentions the health check, GET /v1/token/info.
 */
export const dovetail = {
  displayName: 'Dovetail',
  authType: 'apiKey',
  baseURL: 'https://dovetail.com/api',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.dovetail.com/developer-docs/docs/02-Authorization',
  },
  authHealthCheck: {
    url: 'https://dovetail.com/api/v1/token/info',
    method: 'GET',
    successStatusCodes: [200],
  },
  support: {
    read: false,
    write: false,
    proxy: true,
    subscribe: false,
    delete: false,
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    search: { operators: { equals: false } },
  },
} satisfies CatalogueEntry;
