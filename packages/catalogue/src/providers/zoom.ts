import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: the package @zoom/rivet of the vendor, users/users.d.ts and its neighbours
 * Sign-in: https://developers.zoom.us/docs/integrations/oauth/
 * Scopes are set on the app and may be left out. There is no health check: the call that could serve needs a scope of
 * its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const zoom = {
  displayName: 'Zoom',
  authType: 'oauth2',
  baseURL: 'https://api.zoom.us',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://zoom.us/oauth/authorize',
    tokenURL: 'https://zoom.us/oauth/token',
    revocation: {
      url: 'https://zoom.us/oauth/revoke',
      authentication: 'basic',
      token: 'accessToken',
      docsURL: 'https://developers.zoom.us/docs/integrations/oauth/',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.zoom.us/docs/integrations/oauth/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.zoom.us/v2/users/me',
        workspace: { id: 'account_id' },
        person: { id: 'id', name: 'display_name', email: 'email' },
        docsURL: 'https://developers.zoom.us/docs/api/users/',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
