import type { ProviderInfo } from '@dowel/schema';

/** What a made-up provider can do: reads and writes, and nothing else. */
export const providerSupport: ProviderInfo['support'] = {
  proxy: true,
  read: true,
  write: true,
  subscribe: false,
  delete: false,
  search: { operators: { equals: false } },
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
};
