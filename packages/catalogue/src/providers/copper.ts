import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.copper.com/introduction/authentication.html#api-keys
 * Each call also needs the headers `X-PW-Application: developer_api` and `X-PW-UserEmail`, which a proxy call has to
 * send itself. A health check cannot send them, so there is none.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const copper = {
  displayName: 'Copper',
  authType: 'apiKey',
  baseURL: 'https://api.copper.com/developer_api',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'X-PW-AccessToken' },
    docsURL: 'https://developer.copper.com/introduction/authentication.html#api-keys',
  },
  metadata: {
    input: [
      {
        name: 'userEmail',
        displayName: "Email of the key's owner",
        prompt: 'The address that the owner of the API key signs in to Copper with.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.copper.com/developer_api/v1/account',
        workspace: { id: 'id', name: 'name' },
        docsURL: 'https://developer.copper.com/account-and-users/fetch-account-details.html',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
