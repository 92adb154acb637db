import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/digitalocean/openapi, specification
// There is no health check: a token may lack the scope `account:read`.
export const digitalOcean = apiKey({
  name: 'DigitalOcean',
  base: 'https://api.digitalocean.com',
  page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  account: {
    // A token is of one team.
    from: 'call',
    url: '/v2/account',
    workspace: { id: 'account.team.uuid', name: 'account.team.name' },
    person: { id: 'account.uuid', email: 'account.email' },
    docsURL: 'https://docs.digitalocean.com/reference/api/digitalocean/#tag/Account',
  },
  support: allRecords,
});
