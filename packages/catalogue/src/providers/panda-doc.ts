import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.pandadoc.com/reference/authentication-process
 * A key instead of a sign-in is possible, with the prefix `API-Key`. There is no health check: the call that could
 * serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const pandaDoc = {
  displayName: 'PandaDoc',
  authType: 'oauth2',
  baseURL: 'https://api.pandadoc.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.pandadoc.com/oauth2/authorize',
    tokenURL: 'https://api.pandadoc.com/oauth2/access_token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://developers.pandadoc.com/reference/authentication-process',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.pandadoc.com/reference/authentication-process',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pandadoc.com/public/v1/members/current',
        workspace: { id: 'workspace', name: 'workspace_name' },
        person: { id: 'user_id', name: 'first_name', email: 'email' },
        docsURL: 'https://developers.pandadoc.com/reference/current-member-details',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
