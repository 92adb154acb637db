import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createTime, uuid } from '../columns.ts';
import { destinations } from './destinations.ts';
import { ofInstallation } from './installations.ts';
import { belongsTo, ofObject } from './projects.ts';

/**
 * Messages of reads that wait until the builder asks for them. The message itself is an event with this id. Its row here
 * outlives it, so that an ask can tell how many pages have expired.
 */
export const bufferedPages = pgTable(
  'buffered_pages',
  {
    ...ofObject(),
    /** Of the event. It sorts by run, page and part. */
    messageId: uuid().notNull(),
    destinationId: uuid().notNull(),
    /** Of its records, for a destination that asks for order. Empty for pages older than this column. */
    recordKeys: bigint({ mode: 'number' }).array().notNull().default([]),
    createTime: createTime(),
  },
  (table) => [
    ofInstallation('buffered_pages', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName, table.messageId] }),
    index('buffered_pages_age').on(table.createTime),
    index('buffered_pages_destination').on(table.projectId, table.destinationId, table.messageId),
    belongsTo('buffered_pages_destination_of_project', table, table.destinationId, destinations),
  ],
);
