import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/getsentry/sentry-api-schema, openapi-derefed.json
 * Key: https://docs.sentry.io/api/auth/
 * The key goes to the host that is typed. There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const sentry = {
  displayName: 'Sentry',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}/api',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.sentry.io/api/auth/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Sentry host',
        prompt:
          'Type `us.sentry.io` or `de.sentry.io` for an organization in that region, or the host of your own Sentry.',
        defaultValue: 'sentry.io',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.workspace}}/api/0/organizations/',
        // The token of an organization lists only that one. Of a person's token, the first one counts.
        workspace: { id: '0.id', name: '0.name' },
        docsURL: 'https://docs.sentry.io/api/organizations/list-your-organizations/',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
