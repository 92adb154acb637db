import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Key: https://dev.frontapp.com/docs/create-and-revoke-api-tokens
 * The health check is general knowledge of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const front = {
  displayName: 'Front',
  authType: 'apiKey',
  baseURL: 'https://api2.frontapp.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://dev.frontapp.com/docs/create-and-revoke-api-tokens',
  },
  authHealthCheck: {
    url: 'https://api2.frontapp.com/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api2.frontapp.com/me',
        workspace: { id: 'id', name: 'name' },
        docsURL: 'https://dev.frontapp.com/reference/api-token-details',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
