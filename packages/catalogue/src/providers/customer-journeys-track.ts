import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://customer.io/docs/api/track/#section/Authentication
 * The user name is the site ID, the password the Track API key. Accounts in the EU have another host, which this
 * entry does not know. There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const customerJourneysTrack = {
  displayName: 'Customer.io Track',
  authType: 'basic',
  baseURL: 'https://track.customer.io',
  basicOpts: { docsURL: 'https://customer.io/docs/api/track/#section/Authentication' },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://track.customer.io/api/v1/accounts/region',
        workspace: { id: 'environment_id' },
        docsURL: 'https://docs.customer.io/integrations/api/track/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
