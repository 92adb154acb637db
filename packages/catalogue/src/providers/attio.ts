import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://docs.attio.com/rest-api/guides/authentication
 * The health check tells what a token is for. Every token may ask. The health check is general knowledge of the
 * vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const attio = {
  displayName: 'Attio',
  authType: 'oauth2',
  baseURL: 'https://api.attio.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.attio.com/authorize',
    tokenURL: 'https://app.attio.com/oauth/token',
    revocation: {
      url: 'https://app.attio.com/oauth/revoke',
      authentication: 'none',
      docsURL: 'https://docs.attio.com/docs/oauth/revoke',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://docs.attio.com/rest-api/guides/authentication',
  },
  authHealthCheck: {
    url: 'https://api.attio.com/v2/self',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.attio.com/v2/self',
        workspace: { id: 'workspace_id', name: 'workspace_name', address: 'workspace_slug' },
        person: { id: 'authorized_by_workspace_member_id' },
        docsURL: 'https://docs.attio.com/rest-api/endpoint-reference/meta/identify',
      },
    ],
  },
  // The application needs the scopes `webhook:read-write`, `object_configuration:read` and `record_permission:read`.
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
    search: { operators: { equals: false } },
  },
  subscribeRequirements: { subscribeByAPI: true },
} satisfies CatalogueEntry;
