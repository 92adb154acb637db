import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://developers.freshworks.com/crm/api/#authentication
 * The prefix of the header has no blank at its end. The health check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const freshsales = {
  displayName: 'Freshsales',
  authType: 'apiKey',
  baseURL: 'https://{{.workspace}}.myfreshworks.com/crm/sales',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Token token=' },
    docsURL: 'https://developers.freshworks.com/crm/api/#authentication',
  },
  authHealthCheck: {
    url: 'https://{{.workspace}}.myfreshworks.com/crm/sales/api/settings/leads/fields',
    method: 'GET',
    successStatusCodes: [200],
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Freshsales subdomain',
        prompt: 'The part of your Freshsales address before `.myfreshworks.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
