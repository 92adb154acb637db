import { pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, sealed } from '../columns.ts';

/** Each encryption key that ever sealed something here, known by its id, with a known text sealed by it. */
export const encryptionKeys = pgTable('encryption_keys', {
  /** The key's id in the key ring. */
  id: text().primaryKey(),
  /** A key of the same id with other bytes cannot open this. */
  canarySealed: sealed().notNull(),
  createTime: createTime(),
});
