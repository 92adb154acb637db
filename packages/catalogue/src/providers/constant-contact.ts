import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developer.constantcontact.com/api_guide/auth_overview.html
 * Ask for `offline_access` too: there is no refresh token without it.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const constantContact = {
  displayName: 'Constant Contact',
  authType: 'oauth2',
  baseURL: 'https://api.cc.email',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://authz.constantcontact.com/oauth2/default/v1/authorize',
    tokenURL: 'https://authz.constantcontact.com/oauth2/default/v1/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://developer.constantcontact.com/api_guide/server_flow.html',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.constantcontact.com/api_guide/auth_overview.html',
  },
  authHealthCheck: {
    url: 'https://api.cc.email/v3/account/user/privileges',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.cc.email/v3/account/summary',
        workspace: { id: 'encoded_account_id', name: 'organization_name' },
        person: { email: 'contact_email' },
        docsURL: 'https://developer.constantcontact.com/api_guide/account_info.html',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
