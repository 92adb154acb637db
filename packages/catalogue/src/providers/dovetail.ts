import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Token: https://docs.dovetail.com/developer-docs/docs/02-Authorization
 * A token lasts 30 days. Health check: https://developers.dovetail.com/reference/get_v1-token-info
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
    sources: [
      {
        // The page says that it names the subdomain of the workspace. The member is from a client of others.
        from: 'call',
        url: 'https://dovetail.com/api/v1/token/info',
        workspace: { id: 'data.subdomain', address: 'data.subdomain' },
        docsURL: 'https://developers.dovetail.com/reference/get_v1-token-info',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
