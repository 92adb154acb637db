import type { MockServiceOptions } from '@dowel/mocks';

/** A provider with its own credential inputs. The service cannot connect to it. */
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
