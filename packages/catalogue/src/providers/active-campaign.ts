import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Key: https://developers.activecampaign.com/reference/authentication
 * Not every account has an address that ends so: https://developers.activecampaign.com/reference/url
 * Unverified: the health check comes from a second public catalogue.
 */
export const activeCampaign = {
  displayName: 'ActiveCampaign',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}.api-us1.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Api-Token' },
    docsURL: 'https://developers.activecampaign.com/reference/authentication',
  },
  authHealthCheck: {
    url: 'https://{{.workspace}}.api-us1.com/api/3/users/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Account name',
        prompt:
          'The part of your API address before `.api-us1.com`. ActiveCampaign shows the address under Settings, Developer.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: allRecords,
} satisfies CatalogueEntry;
