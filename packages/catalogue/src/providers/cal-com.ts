import { apiKey, person } from '../plain-entries.ts';

// Most calls need the header `cal-api-version`, which a proxy call has to send itself. The health check comes from a
// second public catalogue.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const calCom = apiKey({
  name: 'Cal.com',
  base: 'https://api.cal.com/v2',
  prefix: 'Bearer ',
  page: 'https://cal.com/docs/api-reference/v2/introduction',
  health: 'https://api.cal.com/v2/me',
  account: person(
    'https://api.cal.com/v2/me',
    'data.id',
    'https://cal.com/docs/api-reference/v2/me/get-my-profile',
    { name: 'data.name', email: 'data.email' },
  ),
});
