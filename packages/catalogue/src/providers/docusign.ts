import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.docusign.com/platform/auth/authcode/
 * `server` is the first part of the account's base address, which the health check's call tells. Demo accounts sign
 * in at account-d.docusign.com, which this entry does not know. The health check is general knowledge of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const docusign = {
  displayName: 'DocuSign',
  authType: 'oauth2',
  baseURL: 'https://{{.server}}.docusign.net',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://account.docusign.com/oauth/auth',
    tokenURL: 'https://account.docusign.com/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.docusign.com/platform/auth/authcode/',
  },
  authHealthCheck: {
    url: 'https://account.docusign.com/oauth/userinfo',
    method: 'GET',
    successStatusCodes: [200],
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'server' }] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://account.docusign.com/oauth/userinfo',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL: 'https://developers.docusign.com/platform/auth/reference/user-info/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
