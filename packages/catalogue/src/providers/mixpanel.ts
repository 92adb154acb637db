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
    unknownBecause:
      'The call about a service account has the organisation under its own id, where no path finds it.',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
