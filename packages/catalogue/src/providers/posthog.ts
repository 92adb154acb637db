import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Key: https://posthog.com/docs/api
 * The key is a personal API key. Most paths need the project ID. There is no health check: a key may lack the right
 * to make any one call.
 */
export const posthog = {
  displayName: 'PostHog',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}.posthog.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://posthog.com/docs/api',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Region',
        prompt: 'Type `us` or `eu`: the first part of your PostHog address.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.workspace}}.posthog.com/api/users/@me/',
        person: { id: 'uuid', name: 'first_name', email: 'email' },
        docsURL: 'https://posthog.com/docs/api/user',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
