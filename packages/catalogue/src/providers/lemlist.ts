import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.lemlist.com
 * The key is part of the address. A second public catalogue sends it as the password of basic authentication instead.
 * The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const lemlist = {
  displayName: 'Lemlist',
  authType: 'apiKey',
  baseURL: 'https://api.lemlist.com',
  apiKeyOpts: {
    attachmentType: 'query',
    query: { name: 'access_token' },
    docsURL: 'https://developer.lemlist.com',
  },
  authHealthCheck: {
    url: 'https://api.lemlist.com/api/team',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.lemlist.com/api/team',
        workspace: { id: '_id', name: 'name' },
        docsURL: 'https://developer.lemlist.com/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
