import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
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
    unknownBecause: 'Tokens are of an organisation or a person, and no call names it to every token.',
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
