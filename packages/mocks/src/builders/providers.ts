import type { ProviderInfo } from '@dowel/schema';

/** Builds a valid provider that takes an API key. `overrides` replaces parts of it. */
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
