import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.ringcentral.com/guide/authentication/auth-code-flow and, with PKCE, …/auth-code-pkce-flow
 * There is no health check: no call is known that every credential may make.
 */
export const ringCentral = {
  displayName: 'RingCentral',
  authType: 'oauth2',
  baseURL: 'https://platform.ringcentral.com',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://platform.ringcentral.com/restapi/oauth/authorize',
    tokenURL: 'https://platform.ringcentral.com/restapi/oauth/token',
    revocation: {
      url: 'https://platform.ringcentral.com/restapi/oauth/revoke',
      authentication: 'basic',
      docsURL: 'https://developers.ringcentral.com/api-reference/OAuth-2.0/revokeToken',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'owner_id', scopesField: 'scope' },
    docsURL: 'https://developers.ringcentral.com/guide/authentication/auth-code-flow',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://platform.ringcentral.com/restapi/v1.0/account/~',
        workspace: { id: 'id' },
        docsURL: 'https://developers.ringcentral.com/api-reference/Company/readAccountInfo',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
