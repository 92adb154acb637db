import { apiKey } from '../plain-entries.ts';

// The first version of the API takes the key as the password of basic authentication instead. The health check comes
// from a second public catalogue.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const affinity = apiKey({
  name: 'Affinity',
  base: 'https://api.affinity.co',
  prefix: 'Bearer ',
  page: 'https://developer.affinity.co/',
  health: 'https://api.affinity.co/v2/auth/whoami',
  account: {
    from: 'call',
    url: 'https://api.affinity.co/v2/auth/whoami',
    workspace: { id: 'tenant.id', name: 'tenant.name', address: 'tenant.subdomain' },
    person: { id: 'user.id', name: 'user.firstName', email: 'user.emailAddress' },
    docsURL: 'https://developer.affinity.co/',
  },
});
