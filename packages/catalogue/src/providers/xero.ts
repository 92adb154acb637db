import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Sign-in: https://developer.xero.com/documentation/guides/oauth2/auth-flow/
 * API: https://github.com/XeroAPI/Xero-OpenAPI, xero_accounting.yaml and xero-identity.yaml
 * Every call but that for the tenants needs the id of one. Ask for `offline_access` too: there is no refresh token
 * without it. Every token may ask for its tenants, which is the health check. The health check is general knowledge
 * of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const xero = {
  displayName: 'Xero',
  authType: 'oauth2',
  baseURL: 'https://api.xero.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://login.xero.com/identity/connect/authorize',
    authURLParams: { response_type: 'code' },
    tokenURL: 'https://identity.xero.com/connect/token',
    revocation: {
      url: 'https://identity.xero.com/connect/revocation',
      authentication: 'basic',
      alsoEnds: 'person',
      docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    headers: [{ name: 'Xero-Tenant-Id', valueTemplate: '{{.tenantId}}' }],
    docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
  },
  authHealthCheck: {
    url: 'https://api.xero.com/connections',
    method: 'GET',
    successStatusCodes: [200],
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'tenantId' }] },
  accountIdentity: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'tenantId' },
        docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
      },
      {
        from: 'call',
        url: 'https://api.xero.com/connections',
        workspace: { name: '0.tenantName' },
        docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
