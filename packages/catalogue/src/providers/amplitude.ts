import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://amplitude.com/docs/apis/authentication
 * The API key is the user name, the secret key the password. The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const amplitude = {
  displayName: 'Amplitude',
  authType: 'basic',
  baseURL: 'https://amplitude.com',
  basicOpts: { docsURL: 'https://amplitude.com/docs/apis/authentication' },
  authHealthCheck: {
    url: 'https://amplitude.com/api/2/events/list',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // Each cohort names its project. A project without cohorts stays unknown.
        url: 'https://amplitude.com/api/3/cohorts',
        workspace: { id: 'cohorts.0.appId' },
        docsURL: 'https://amplitude.com/docs/apis/analytics/behavioral-cohorts',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
