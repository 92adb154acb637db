import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://cal.com/docs/api-reference/v2/introduction
 * Most calls need the header `cal-api-version`, which a proxy call has to send itself. The health check comes from a
 * second public catalogue.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const calCom = {
  displayName: 'Cal.com',
  authType: 'apiKey',
  baseURL: 'https://api.cal.com/v2',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://cal.com/docs/api-reference/v2/introduction',
  },
  authHealthCheck: { url: 'https://api.cal.com/v2/me', method: 'GET', successStatusCodes: [200] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.cal.com/v2/me',
        person: { id: 'data.id', name: 'data.name', email: 'data.email' },
        docsURL: 'https://cal.com/docs/api-reference/v2/me/get-my-profile',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
