import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * API: the vendor's own client, github.com/getbrevo/brevo-node
 * Key: https://developers.brevo.com/docs/getting-started
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
        workspace: { id: 'organization_id', name: 'companyName' },
        person: { id: 'user_id', email: 'email' },
        docsURL: 'https://developers.brevo.com/reference/get-account',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
