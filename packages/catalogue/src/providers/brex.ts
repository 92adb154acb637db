import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.brex.com/docs/partner_authentication/
 * Ask for `openid offline_access` too: there is no refresh token without it. There is no health check: the call that
 * could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const brex = {
  displayName: 'Brex',
  authType: 'oauth2',
  baseURL: 'https://platform.brexapis.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts-api.brex.com/oauth2/default/v1/authorize',
    tokenURL: 'https://accounts-api.brex.com/oauth2/default/v1/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developer.brex.com/docs/partner_authentication/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://platform.brexapis.com/v2/company',
        workspace: { id: 'id', name: 'legal_name' },
        docsURL: 'https://developer.brex.com/openapi/team_api/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
