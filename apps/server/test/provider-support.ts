import type { ProviderInfo } from '@dowel/schema';

/** What an invented provider supports: only reads and writes. */
export const providerSupport: ProviderInfo['support'] = {
  proxy: true,
  read: true,
  write: true,
  subscribe: false,
  delete: false,
  search: { operators: { equals: false } },
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
};
