import type { MockServiceOptions } from '@dowel/mocks';

/** A provider that signs people in by inputs of its own, which the service cannot serve. */
export const vaultmark = {
  displayName: 'Vaultmark',
  authType: 'custom',
  baseURL: 'https://api.vaultmark.example',
  customOpts: { inputs: [{ name: 'secret', displayName: 'Signing secret' }] },
  support: {
    read: true,
    write: false,
    proxy: false,
    subscribe: false,
    delete: false,
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    search: { operators: { equals: false } },
  },
} satisfies NonNullable<MockServiceOptions['providers']>[string];
