import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://docs.apollo.io/docs/create-api-key
 * The call that could serve as a health check answers 200 to wrong keys too, so there is none.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const apollo = {
  displayName: 'Apollo',
  authType: 'apiKey',
  baseURL: 'https://api.apollo.io',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'X-Api-Key' },
    docsURL: 'https://docs.apollo.io/docs/create-api-key',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // Keys that are limited to other calls may not make it.
        url: 'https://api.apollo.io/api/v1/users/api_profile',
        workspace: { id: 'team_id' },
        person: { id: 'id', email: 'email' },
        docsURL: 'https://docs.apollo.io/reference/get-current-user-profile',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
