import { apiKey } from '../plain-entries.ts';

// There is no health check: a key may lack the right to make any one call.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const smartRecruiters = apiKey({
  name: 'SmartRecruiters',
  base: 'https://api.smartrecruiters.com',
  header: 'X-SmartToken',
  page: 'https://developers.smartrecruiters.com/docs/authentication',
  account: {
    from: 'call',
    // A key may lack the right to make this call of the Configuration API.
    url: 'https://api.smartrecruiters.com/configuration/company',
    workspace: { id: 'identifier', name: 'name' },
    docsURL: 'https://developers.smartrecruiters.com/docs/customer-overview',
  },
});
