import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developers.brevo.com/docs/getting-started
 * The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const brevo = {
  displayName: 'Brevo',
  authType: 'apiKey',
  baseURL: 'https://api.brevo.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'api-key' },
    docsURL: 'https://developers.brevo.com/docs/getting-started',
  },
  authHealthCheck: {
    url: 'https://api.brevo.com/v3/account',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.brevo.com/v3/account',
        workspace: { name: 'companyName' },
        person: { email: 'email' },
        docsURL: 'https://developers.brevo.com/reference/getaccount',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
