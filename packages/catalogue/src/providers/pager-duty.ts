import { signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// API: https://github.com/PagerDuty/api-schema, reference/REST/openapiv3.json
// Accept header: `application/vnd.pagerduty+json;version=2`. There is no health check: the call that could serve
// needs a scope of its own.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const pagerDuty = signIn({
  name: 'PagerDuty',
  base: 'https://api.pagerduty.com',
  auth: 'https://app.pagerduty.com/oauth/authorize',
  token: 'https://app.pagerduty.com/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developer.pagerduty.com/docs/oauth-functionality',
  },
  page: 'https://developer.pagerduty.com/docs/oauth-functionality',
  account: {
    from: 'call',
    url: 'https://api.pagerduty.com/users/me',
    headers: { Accept: 'application/vnd.pagerduty+json;version=2' },
    person: { id: 'user.id', name: 'user.name', email: 'user.email' },
    docsURL: 'https://developer.pagerduty.com/api-reference/',
  },
  support: recordsWithoutSearch,
});
