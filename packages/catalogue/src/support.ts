import type { CatalogueEntry } from '@dowel/schema';

type Support = CatalogueEntry['support'];

const noRecords = {
  read: false,
  write: false,
  subscribe: false,
  delete: false,
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
  search: { operators: { equals: false } },
} as const;

/** Dowel signs people in, keeps their credentials fresh, and adds them to proxy calls. It has no connector for records. */
export const proxyOnly: Support = { proxy: true, ...noRecords };

/** Dowel has a connector that reads, creates, changes and deletes records. The provider finds none by a value. */
export const recordsWithoutSearch: Support = { ...proxyOnly, read: true, write: true, delete: true };

/** Dowel has a connector that reads, searches, creates, changes and deletes records. */
export const allRecords: Support = {
  ...proxyOnly,
  read: true,
  write: true,
  delete: true,
  search: { operators: { equals: true } },
};

/** Like `allRecords`. The provider also tells of records that are created, changed and deleted, and of other events. */
export const recordsAndEvents: Support = {
  ...allRecords,
  subscribe: true,
  subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
};

/** Dowel knows the provider, but cannot attach its credentials yet. The entry says what is missing. */
export const notYet: Support = { proxy: false, ...noRecords };
