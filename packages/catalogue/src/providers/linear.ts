import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/linear/linear, packages/sdk/src/schema.graphql
 * Sign-in: https://linear.app/developers/oauth-2-0-authentication
 * The API is GraphQL over POST. A health check cannot send a body, so there is none.
 * The page has named the parameter of a revocation `access_token`, and others call it `token`, so both are sent.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const linear = {
  displayName: 'Linear',
  authType: 'oauth2',
  baseURL: 'https://api.linear.app/graphql',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://linear.app/oauth/authorize',
    tokenURL: 'https://api.linear.app/oauth/token',
    revocation: {
      url: 'https://api.linear.app/oauth/revoke',
      authentication: 'none',
      parameters: { token: '{{.token}}', access_token: '{{.token}}' },
      docsURL: 'https://linear.app/developers/oauth-2-0-authentication',
    },
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://linear.app/developers/oauth-2-0-authentication',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.linear.app/graphql',
        method: 'POST',
        body: '{"query":"query { viewer { id name email } organization { id name urlKey } }"}',
        workspace: {
          id: 'data.organization.id',
          name: 'data.organization.name',
          address: 'data.organization.urlKey',
        },
        person: { id: 'data.viewer.id', name: 'data.viewer.name', email: 'data.viewer.email' },
        docsURL: 'https://linear.app/developers/graphql',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
