import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/Typeform/js-api-client, README.md and src
 * Sign-in: https://www.typeform.com/developers/get-started/applications/
 * Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
 * could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const typeform = {
  displayName: 'Typeform',
  authType: 'oauth2',
  baseURL: 'https://api.typeform.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.typeform.com/oauth/authorize',
    tokenURL: 'https://api.typeform.com/oauth/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://www.typeform.com/developers/get-started/applications/',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://www.typeform.com/developers/get-started/applications/',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.typeform.com/me',
        person: { name: 'alias', email: 'email' },
        docsURL: 'https://www.typeform.com/developers/create/reference/retrieve-your-own-account/',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
