import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Sign-in: https://developers.adp.com/guides
 * ADP wants a client certificate on each call (mutual TLS), which Dowel cannot send. So nothing works yet.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const adp = {
  displayName: 'ADP Workforce Now',
  authType: 'oauth2',
  baseURL: 'https://api.adp.com',
  oauth2Opts: {
    grantType: 'clientCredentials',
    tokenURL: 'https://accounts.adp.com/auth/oauth/v2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.adp.com/guides',
  },
  accountIdentity: {
    unknownBecause:
      'The API needs a certificate of its own, and no call for the organisation was found that every app may make.',
  },
  support: notYet,
} satisfies CatalogueEntry;
