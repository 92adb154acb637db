import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createTime, id, time } from '../columns.ts';
import { projectId } from './projects.ts';

/** Manifest archives on their way in. An upload address is good until `expireTime`; `content` is unset until used. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    projectId: projectId(),
    bucket: text().notNull(),
    path: text().notNull(),
    /** SHA-256 of the secret in the upload address, in hex. */
    tokenHash: text().notNull(),
    /** Base64, as announced. Unset when nothing was announced. */
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
