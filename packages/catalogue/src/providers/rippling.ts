import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developer.rippling.com/documentation/rest-api
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const rippling = {
  displayName: 'Rippling',
  authType: 'apiKey',
  baseURL: 'https://rest.ripplingapis.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://developer.rippling.com/documentation/rest-api',
  },
  accountIdentity: {
    // A key is of one company, and may lack the right to make either of these calls.
    sources: [
      {
        from: 'call',
        url: 'https://rest.ripplingapis.com/companies',
        workspace: { id: 'results.0.id', name: 'results.0.name' },
        docsURL: 'https://developer.rippling.com/documentation/rest-api',
      },
      {
        from: 'call',
        url: 'https://rest.ripplingapis.com/sso-me',
        workspace: { id: 'company_id' },
        person: { id: 'id', email: 'work_email' },
        docsURL: 'https://developer.rippling.com/documentation/rest-api',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
