import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.helpscout.com/mailbox-api/overview/authentication/
 * A second public catalogue has a sign-in with an authorization code instead.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const helpScoutMailbox = {
  displayName: 'Help Scout',
  authType: 'oauth2',
  baseURL: 'https://api.helpscout.net',
  oauth2Opts: {
    grantType: 'clientCredentials',
    tokenURL: 'https://api.helpscout.net/v2/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.helpscout.com/mailbox-api/overview/authentication/',
  },
  authHealthCheck: {
    url: 'https://api.helpscout.net/v2/users/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.helpscout.net/v2/users/me',
        person: { id: 'id', name: 'firstName', email: 'email' },
        docsURL: 'https://developer.helpscout.com/mailbox-api/endpoints/users/me/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
