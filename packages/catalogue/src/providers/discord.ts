import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://discord.com/developers/docs/topics/oauth2
 * Calls of a bot have the prefix `Bot` instead. There is no health check: the call that could serve needs a scope of
 * its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const discord = {
  displayName: 'Discord',
  authType: 'oauth2',
  baseURL: 'https://discord.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://discord.com/oauth2/authorize',
    tokenURL: 'https://discord.com/api/oauth2/token',
    revocation: {
      url: 'https://discord.com/api/oauth2/token/revoke',
      authentication: 'basic',
      alsoEnds: 'person',
      docsURL: 'https://discord.com/developers/docs/topics/oauth2',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://discord.com/developers/docs/topics/oauth2',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://discord.com/api/users/@me',
        person: { id: 'id', name: 'username', email: 'email' },
        docsURL: 'https://discord.com/developers/docs/resources/user',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
