import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createTime, id, time } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * Uploaded manifest archives. An upload address is valid until `expireTime`. `content` is unset until the address is
 * used.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    projectId: projectId(),
    bucket: text().notNull(),
    path: text().notNull(),
    /** SHA-256 of the secret in the upload address, in hex. */
    tokenHash: text().notNull(),
    /** The announced checksum in Base64. Unset if none was announced. */
    md5: text(),
    content: bytes(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('uploads_bucket_path').on(table.bucket, table.path),
    index('uploads_expiry').on(table.expireTime),
  ],
);
