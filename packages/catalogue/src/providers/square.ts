import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/square/connect-api-specification, api.json
 * Sign-in: https://developer.squareup.com/docs/oauth-api/overview
 * A token lasts 30 days. There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const square = {
  displayName: 'Square',
  authType: 'oauth2',
  baseURL: 'https://connect.squareup.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://connect.squareup.com/oauth2/authorize',
    authURLParams: { session: 'true' },
    tokenURL: 'https://connect.squareup.com/oauth2/token',
    revocation: {
      url: 'https://connect.squareup.com/oauth2/revoke',
      token: 'accessToken',
      parameters: { client_id: '{{.clientId}}', access_token: '{{.token}}' },
      format: 'json',
      headers: { authorization: 'Client {{.clientSecret}}' },
      alsoEnds: 'workspace',
      docsURL: 'https://developer.squareup.com/reference/square/o-auth-api/revoke-token',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'merchant_id' },
    docsURL: 'https://developer.squareup.com/docs/oauth-api/overview',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://connect.squareup.com/v2/merchants/me',
        workspace: { id: 'merchant.id', name: 'merchant.business_name' },
        docsURL: 'https://developer.squareup.com/reference/square/merchants-api/retrieve-merchant',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  subscribeRequirements: { subscribeByAPI: false },
} satisfies CatalogueEntry;
