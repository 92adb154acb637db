import type { ProviderInfo } from '@dowel/schema';

/** A valid provider that signs in with an API key; pass what matters. */
export function buildProvider(overrides: Partial<ProviderInfo> = {}): ProviderInfo {
  return {
    name: 'example',
    displayName: 'Example CRM',
    authType: 'apiKey',
    baseURL: 'https://api.example.com',
    defaultModule: '',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Api-Key' } },
    support: {
      read: true,
      write: true,
      proxy: true,
      subscribe: false,
      delete: false,
      bulkWrite: { insert: false, update: false, upsert: false, delete: false },
      search: { operators: { equals: false } },
    },
    providerOpts: {},
    ...overrides,
  };
}
