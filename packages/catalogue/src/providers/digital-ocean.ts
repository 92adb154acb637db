import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/digitalocean/openapi, specification
 * Token: https://docs.digitalocean.com/reference/api/create-personal-access-token/
 * There is no health check: a token may lack the scope `account:read`.
 */
export const digitalOcean = {
  displayName: 'DigitalOcean',
  authType: 'apiKey',
  baseURL: 'https://api.digitalocean.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.digitalocean.com/v2/account',
        person: { id: 'account.uuid', email: 'account.email' },
        docsURL: 'https://docs.digitalocean.com/reference/api/digitalocean/#tag/Account',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
