import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://developer.clickup.com/openapi/clickup-api-v2-reference.json
 * Sign-in: https://developer.clickup.com/docs/authentication
 * ClickUp has no scopes. A person picks workspaces.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const clickup = {
  displayName: 'ClickUp',
  authType: 'oauth2',
  baseURL: 'https://api.clickup.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.clickup.com/api',
    tokenURL: 'https://api.clickup.com/api/v2/oauth/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://developer.clickup.com/docs/authentication',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.clickup.com/docs/authentication',
  },
  authHealthCheck: {
    url: 'https://api.clickup.com/api/v2/user',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.clickup.com/api/v2/user',
        person: { id: 'user.id', name: 'user.username', email: 'user.email' },
        docsURL: 'https://developer.clickup.com/reference/getauthorizeduser',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
