import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.miro.com/docs/getting-started-with-oauth
 * Scopes are set on the app. Every token may ask about itself, which is the health check. The health check is general
 * knowledge of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const miro = {
  displayName: 'Miro',
  authType: 'oauth2',
  baseURL: 'https://api.miro.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://miro.com/oauth/authorize',
    tokenURL: 'https://api.miro.com/v1/oauth/token',
    revocation: {
      url: 'https://api.miro.com/v1/oauth/revoke',
      authentication: 'none',
      token: 'accessToken',
      parameters: { access_token: '{{.token}}' },
      format: 'query',
      docsURL: 'https://developers.miro.com/reference/revoke-token',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {
      consumerRefField: 'user_id',
      scopesField: 'scope',
      workspaceRefField: 'team_id',
    },
    docsURL: 'https://developers.miro.com/docs/getting-started-with-oauth',
  },
  authHealthCheck: {
    url: 'https://api.miro.com/v1/oauth-token',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.miro.com/v1/oauth-token',
        workspace: { id: 'team.id', name: 'team.name' },
        person: { id: 'user.id', name: 'user.name' },
        docsURL: 'https://developers.miro.com/reference/get-access-token-information',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
