import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { uuid } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * The records that a message tells of, if its destination asks for order. Those that were stored before it and tell of
 * one of them go first. A delivered message has no rows. They are deleted with their delivery, which has the foreign key to
 * the destination: another one here would read all rows of the project when a destination is deleted.
 */
export const deliveryRecords = pgTable(
  'delivery_records',
  {
    projectId: projectId(),
    deliveryId: uuid().notNull(),
    destinationId: uuid().notNull(),
    /** Stands for the record. Two records with the same key only wait for each other. */
    recordKey: bigint({ mode: 'number' }).notNull(),
    /** The place of the message among those to its destination. */
    position: bigint({ mode: 'number' }).notNull(),
    /** False after the last attempt has failed: others go on then. */
    isWaiting: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.deliveryId, table.recordKey] }),
    index('delivery_records_line')
      .on(table.projectId, table.destinationId, table.recordKey, table.position)
      .where(sql`is_waiting`),
  ],
);
