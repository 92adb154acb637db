import { apiKey } from '../plain-entries.ts';

// There is no health check: a key may lack the right to make any one call.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const rippling = apiKey({
  name: 'Rippling',
  base: 'https://rest.ripplingapis.com',
  prefix: 'Bearer ',
  page: 'https://developer.rippling.com/documentation/rest-api',
  // A key is of one company, and may lack the right to make either of these calls.
  account: [
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
});
