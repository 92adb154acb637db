import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * API: https://github.com/PagerDuty/api-schema, reference/REST/openapiv3.json
 * Sign-in: https://developer.pagerduty.com/docs/oauth-functionality
 * Accept header: `application/vnd.pagerduty+json;version=2`. There is no health check: the call that could serve
 * needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const pagerDuty = {
  displayName: 'PagerDuty',
  authType: 'oauth2',
  baseURL: 'https://api.pagerduty.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.pagerduty.com/oauth/authorize',
    tokenURL: 'https://app.pagerduty.com/oauth/token',
    revocation: {
      unknownBecause: 'No address is known.',
      docsURL: 'https://developer.pagerduty.com/docs/oauth-functionality',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developer.pagerduty.com/docs/oauth-functionality',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pagerduty.com/users/me',
        headers: { Accept: 'application/vnd.pagerduty+json;version=2' },
        person: { id: 'user.id', name: 'user.name', email: 'user.email' },
        docsURL: 'https://developer.pagerduty.com/api-reference/',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
