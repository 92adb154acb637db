import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developers.smartrecruiters.com/docs/authentication
 * There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const smartRecruiters = {
  displayName: 'SmartRecruiters',
  authType: 'apiKey',
  baseURL: 'https://api.smartrecruiters.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'X-SmartToken' },
    docsURL: 'https://developers.smartrecruiters.com/docs/authentication',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // A key may lack the right to make this call of the Configuration API.
        url: 'https://api.smartrecruiters.com/configuration/company',
        workspace: { id: 'identifier', name: 'name' },
        docsURL: 'https://developers.smartrecruiters.com/docs/customer-overview',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
