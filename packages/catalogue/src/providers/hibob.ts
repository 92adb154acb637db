import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://apidocs.hibob.com/docs/api-service-users
 * The user name is the ID of a service user, the password its token. There is no health check: a key may lack the
 * right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const hibob = {
  displayName: 'HiBob',
  authType: 'basic',
  baseURL: 'https://api.hibob.com',
  basicOpts: { docsURL: 'https://apidocs.hibob.com/docs/api-service-users' },
  accountIdentity: {
    sources: [
      {
        // A service user is of one company, and its ID is the user name.
        from: 'signIn',
        person: { id: 'username' },
        docsURL: 'https://apidocs.hibob.com/docs/api-service-users',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
