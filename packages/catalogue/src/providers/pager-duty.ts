import { signIn, site } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// API: https://github.com/PagerDuty/api-schema, reference/REST/openapiv3.json
// Accept header: `application/vnd.pagerduty+json;version=2`. There is no health check: the call that could serve
// needs a scope of its own.
// Sign-in: https://github.com/PagerDuty/developer-docs, docs/app-integration-development/06-OAuth-Functionality.md
// Regions: 07-PagerDuty-OpenId-Token.md there. Without a scope, a token may call nothing.
export const pagerDuty = signIn({
  name: 'PagerDuty',
  base: 'https://api.{{.site}}',
  auth: 'https://identity.pagerduty.com/oauth/authorize',
  token: 'https://identity.pagerduty.com/oauth/token',
  pkce: true,
  scoped: true,
  hosts: ['api.pagerduty.com', 'api.eu.pagerduty.com'],
  inputs: site(
    'pagerduty.com',
    'What your PagerDuty address ends in: `pagerduty.com` or `eu.pagerduty.com`.',
  ),
  revocation: {
    unknownBecause: 'Tokens are revoked all at once, on the page of the app.',
    docsURL: 'https://developer.pagerduty.com/docs/oauth-functionality',
  },
  page: 'https://developer.pagerduty.com/docs/oauth-functionality',
  account: {
    from: 'call',
    url: '/users/me',
    headers: { Accept: 'application/vnd.pagerduty+json;version=2' },
    person: { id: 'user.id', name: 'user.name', email: 'user.email' },
    docsURL: 'https://developer.pagerduty.com/api-reference/',
  },
  support: recordsWithoutSearch,
});
