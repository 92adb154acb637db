import { pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, sealed } from '../columns.ts';

/** Every encryption key that was ever used here, by its id. Each row has a known text, encrypted with that key. */
export const encryptionKeys = pgTable('encryption_keys', {
  /** The key's id in the key ring. */
  id: text().primaryKey(),
  /** A key with the same id but other bytes cannot decrypt this. */
  canarySealed: sealed().notNull(),
  createTime: createTime(),
});
