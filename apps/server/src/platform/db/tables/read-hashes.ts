import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { ofObject } from './projects.ts';

/**
 * What was delivered of the records that the next scheduled read reads again, because they changed shortly before the
 * end of the one before. Both texts are hashes, so nothing in them tells of a person.
 */
export const readHashes = pgTable(
  'read_hashes',
  {
    ...ofObject(),
    recordHash: text().notNull(),
    contentHash: text().notNull(),
    /** When a read last found the record like that. */
    seenTime: time().notNull(),
  },
  (table) => [
    ofInstallation('read_hashes', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName, table.recordHash] }),
  ],
);
