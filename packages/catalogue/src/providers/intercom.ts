import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth
 * Tokens do not expire, and there is no refresh token. Workspaces in the EU and in Australia have other hosts, which
 * this entry does not know. The health check is general knowledge of the vendor.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const intercom = {
  displayName: 'Intercom',
  authType: 'oauth2',
  baseURL: 'https://api.intercom.io',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.intercom.com/oauth',
    tokenURL: 'https://api.intercom.io/auth/eagle/token',
    revocation: {
      url: 'https://api.intercom.io/auth/uninstall',
      authentication: 'bearer',
      alsoEnds: 'workspace',
      docsURL:
        'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/installing-uninstalling-apps',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL:
      'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth',
  },
  authHealthCheck: { url: 'https://api.intercom.io/me', method: 'GET', successStatusCodes: [200] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.intercom.io/me',
        workspace: { id: 'app.id_code', name: 'app.name' },
        person: { id: 'id', name: 'name', email: 'email' },
        docsURL:
          'https://developers.intercom.com/docs/references/2.15/rest-api/api.intercom.io/admins/identifyadmin',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  // The builder sets one address at the app, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
} satisfies CatalogueEntry;
