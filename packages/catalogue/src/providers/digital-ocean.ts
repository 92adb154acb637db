import { apiKey, person } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/digitalocean/openapi, specification
// There is no health check: a token may lack the scope `account:read`.
export const digitalOcean = apiKey({
  name: 'DigitalOcean',
  base: 'https://api.digitalocean.com',
  prefix: 'Bearer ',
  page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  account: person(
    'https://api.digitalocean.com/v2/account',
    'account.uuid',
    'https://docs.digitalocean.com/reference/api/digitalocean/#tag/Account',
    { email: 'account.email' },
  ),
  support: allRecords,
});
