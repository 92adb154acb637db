import { apiKey } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// API: the vendor's own client, github.com/getbrevo/brevo-node
export const brevo = apiKey({
  name: 'Brevo',
  base: 'https://api.brevo.com',
  header: 'api-key',
  page: 'https://developers.brevo.com/docs/getting-started',
  health: '/v3/account',
  account: {
    from: 'call',
    url: '/v3/account',
    workspace: { id: 'organization_id', name: 'companyName' },
    person: { id: 'user_id', email: 'email' },
    docsURL: 'https://developers.brevo.com/reference/get-account',
  },
  support: recordsWithoutSearch,
});
