import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { ofObject } from './projects.ts';
import type { WriteType } from './writes.ts';

/**
 * The last write of each record that an installation has written lately, so that a read or an event that brings it back
 * is known. The id of the record is a hash.
 */
export const ownWrites = pgTable(
  'own_writes',
  {
    ...ofObject(),
    recordHash: text().notNull(),
    operationId: uuid().notNull(),
    type: text().$type<WriteType>().notNull(),
    /** When the record changed by it, as the provider answered. Unset when the answer does not say it. */
    updateTime: time(),
    sentTime: time().notNull(),
    answeredTime: time().notNull(),
  },
  (table) => [
    ofInstallation('own_writes', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName, table.recordHash] }),
    index('own_writes_answered').on(table.answeredTime),
  ],
);
