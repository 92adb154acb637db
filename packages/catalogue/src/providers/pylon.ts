import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://docs.usepylon.com/pylon-docs/developer/api
 * The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const pylon = {
  displayName: 'Pylon',
  authType: 'apiKey',
  baseURL: 'https://api.usepylon.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.usepylon.com/pylon-docs/developer/api',
  },
  authHealthCheck: { url: 'https://api.usepylon.com/me', method: 'GET', successStatusCodes: [200] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.usepylon.com/me',
        workspace: { id: 'data.id', name: 'data.name' },
        docsURL: 'https://docs.usepylon.com/pylon-docs/developer/api/api-reference/me',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
