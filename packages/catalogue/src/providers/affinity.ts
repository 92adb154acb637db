import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.affinity.co/
 * The first version of the API takes the key as the password of basic authentication instead. The health check comes
 * from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const affinity = {
  displayName: 'Affinity',
  authType: 'apiKey',
  baseURL: 'https://api.affinity.co',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://developer.affinity.co/',
  },
  authHealthCheck: {
    url: 'https://api.affinity.co/v2/auth/whoami',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.affinity.co/v2/auth/whoami',
        workspace: { id: 'tenant.id', name: 'tenant.name', address: 'tenant.subdomain' },
        person: { id: 'user.id', name: 'user.firstName', email: 'user.emailAddress' },
        docsURL: 'https://developer.affinity.co/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
