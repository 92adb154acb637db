import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/Asana/openapi, defs/asana_oas.yaml
 * Sign-in: https://developers.asana.com/docs/oauth
 * There is no health check: an app may lack the scope for `users/me`.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const asana = {
  displayName: 'Asana',
  authType: 'oauth2',
  baseURL: 'https://app.asana.com/api',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.asana.com/-/oauth_authorize',
    tokenURL: 'https://app.asana.com/-/oauth_token',
    revocation: {
      url: 'https://app.asana.com/-/oauth_revoke',
      docsURL: 'https://developers.asana.com/docs/oauth',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'data.id' },
    docsURL: 'https://developers.asana.com/docs/oauth',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://app.asana.com/api/1.0/users/me',
        person: { id: 'data.gid', name: 'data.name', email: 'data.email' },
        docsURL: 'https://developers.asana.com/reference/getuser',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
