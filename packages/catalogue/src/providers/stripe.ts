import { apiKey } from '../plain-entries.ts';

// Bodies are form-encoded. There is no health check: a restricted key may lack any one permission.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const stripe = apiKey({
  name: 'Stripe',
  base: 'https://api.stripe.com',
  page: 'https://docs.stripe.com/keys',
  account: {
    from: 'call',
    url: '/v1/account',
    workspace: { id: 'id', name: 'settings.dashboard.display_name', address: 'business_profile.url' },
    docsURL: 'https://docs.stripe.com/api/accounts/retrieve',
  },
  // What Dowel's connector does. It was run against a simulator only.
  support: {
    proxy: true,
    read: true,
    write: true,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
    delete: true,
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    search: { operators: { equals: true } },
  },
  subscribeRequirements: { subscribeByAPI: true },
});
