import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

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
  accountIdentity: {
    unknownBecause:
      'The call that describes a token was not confirmed to name the workspace by an id that stays.',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
