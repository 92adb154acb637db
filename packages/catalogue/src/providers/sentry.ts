import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/getsentry/sentry-api-schema, openapi-derefed.json
// The key goes to the host that is typed. There is no health check: a key may lack the right to make any one call.
export const sentry = apiKey({
  name: 'Sentry',
  base: 'https://{{.workspace}}/api',
  page: 'https://docs.sentry.io/api/auth/',
  inputs: {
    name: 'workspace',
    displayName: 'Sentry host',
    prompt:
      'Type `us.sentry.io` or `de.sentry.io` for an organization in that region, or the host of your own Sentry.',
    defaultValue: 'sentry.io',
  },
  account: {
    from: 'call',
    url: '/0/organizations/',
    // The token of an organization lists only that one. Of a person's token, the first one counts.
    workspace: { id: '0.id', name: '0.name' },
    docsURL: 'https://docs.sentry.io/api/organizations/list-your-organizations/',
  },
  support: allRecords,
});
