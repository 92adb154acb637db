import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization
 * The health check lists the key's permissions. Every key may ask for them (not confirmed for restricted keys).
 */
export const sendGrid = {
  displayName: 'SendGrid',
  authType: 'apiKey',
  baseURL: 'https://api.sendgrid.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization',
  },
  authHealthCheck: { url: 'https://api.sendgrid.com/v3/scopes', method: 'GET', successStatusCodes: [200] },
  support: proxyOnly,
} satisfies CatalogueEntry;
