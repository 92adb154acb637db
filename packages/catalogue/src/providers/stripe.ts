import type { CatalogueEntry } from '@dowel/schema';

/**
 * Key: https://docs.stripe.com/keys
 * Bodies are form-encoded. There is no health check: a restricted key may lack any one permission.
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const stripe = {
  displayName: 'Stripe',
  authType: 'apiKey',
  baseURL: 'https://api.stripe.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.stripe.com/keys',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.stripe.com/v1/account',
        workspace: { id: 'id', name: 'settings.dashboard.display_name', address: 'business_profile.url' },
        docsURL: 'https://docs.stripe.com/api/accounts/retrieve',
      },
    ],
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
} satisfies CatalogueEntry;
