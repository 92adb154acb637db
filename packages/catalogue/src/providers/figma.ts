import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://www.figma.com/developers/api#oauth2
 * There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const figma = {
  displayName: 'Figma',
  authType: 'oauth2',
  baseURL: 'https://api.figma.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://www.figma.com/oauth',
    tokenURL: 'https://www.figma.com/api/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'user_id' },
    docsURL: 'https://www.figma.com/developers/api#oauth2',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.figma.com/v1/me',
        person: { id: 'id', name: 'handle', email: 'email' },
        docsURL: 'https://developers.figma.com/docs/rest-api/users-endpoints/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
