import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://workable.readme.io/reference/generate-an-access-token
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const workable = {
  displayName: 'Workable',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}.workable.com/spi/v3',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://workable.readme.io/reference/generate-an-access-token',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Workable subdomain',
        prompt: 'The part of your Workable address before `.workable.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
