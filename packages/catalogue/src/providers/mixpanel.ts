import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Credentials: https://developer.mixpanel.com/reference/service-accounts
 * The user name is that of a service account, the password its secret. There is no health check: no call is known
 * that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const mixpanel = {
  displayName: 'Mixpanel',
  authType: 'basic',
  baseURL: 'https://{{.workspace}}.mixpanel.com',
  basicOpts: { docsURL: 'https://developer.mixpanel.com/reference/service-accounts' },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'API subdomain',
        prompt:
          'The part of the API address before `.mixpanel.com`: `api`, `data`, or `eu` for data kept in Europe.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        // A service account is of one organisation. The members of the answer are from clients of others.
        from: 'call',
        url: 'https://mixpanel.com/api/app/me',
        workspace: { id: 'results.organizations.*.id', name: 'results.organizations.*.name' },
        docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
      },
      {
        from: 'signIn',
        person: { id: 'username' },
        docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
