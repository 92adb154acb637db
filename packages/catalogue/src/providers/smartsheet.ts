import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://smartsheet.redoc.ly/#section/OAuth-Walkthrough
 * There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const smartsheet = {
  displayName: 'Smartsheet',
  authType: 'oauth2',
  baseURL: 'https://api.smartsheet.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.smartsheet.com/b/authorize',
    tokenURL: 'https://api.smartsheet.com/2.0/token',
    // Without the parameter, the refresh token goes on.
    revocation: {
      url: 'https://api.smartsheet.com/2.0/token?deleteAllForApiClient=true',
      method: 'DELETE',
      authentication: 'bearer',
      alsoEnds: 'person',
      docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/tokens/tokens-delete',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://smartsheet.redoc.ly/#section/OAuth-Walkthrough',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.smartsheet.com/2.0/users/me',
        workspace: { id: 'account.id', name: 'account.name' },
        person: { id: 'id', name: 'firstName', email: 'email' },
        docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/users/get-current-user',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
