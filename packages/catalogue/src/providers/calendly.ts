import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.calendly.com/creating-an-oauth-app
 * Lists need the address of the user or of the organization. Both come from the health check's call.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const calendly = {
  displayName: 'Calendly',
  authType: 'oauth2',
  baseURL: 'https://api.calendly.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://auth.calendly.com/oauth/authorize',
    tokenURL: 'https://auth.calendly.com/oauth/token',
    revocation: {
      url: 'https://auth.calendly.com/oauth/revoke',
      docsURL: 'https://developer.calendly.com/api-docs/revoke-access-refresh-token',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.calendly.com/creating-an-oauth-app',
  },
  authHealthCheck: {
    url: 'https://api.calendly.com/users/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'UserURI' }, { name: 'OrganizationURI' }] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.calendly.com/users/me',
        workspace: { id: 'resource.current_organization' },
        person: { id: 'resource.uri', name: 'resource.name', email: 'resource.email' },
        docsURL: 'https://developer.calendly.com/api-docs/005832c83aeae-get-current-user',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
