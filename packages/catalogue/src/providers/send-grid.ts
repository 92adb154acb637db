import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

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
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.sendgrid.com/v3/user/username',
        workspace: { id: 'user_id', name: 'username' },
        docsURL: 'https://www.twilio.com/docs/sendgrid/api-reference/users-api/retrieve-your-username',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
