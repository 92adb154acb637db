import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Token buckets that several processes share. A bucket that is full again says nothing, so its row can be deleted. The
 * migration makes the table unlogged: after a crash of the database, every bucket is full.
 */
export const rateLimitBuckets = pgTable('rate_limit_buckets', {
  /** A hash, because the name of a bucket may hold the address of a person. */
  key: text().primaryKey(),
  /** When the bucket will be full again, in milliseconds since 1970. */
  fullAtMs: doublePrecision().notNull(),
});
