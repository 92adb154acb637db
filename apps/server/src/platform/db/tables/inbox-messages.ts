import { bigint, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, uuid } from '../columns.ts';
import { destinations } from './destinations.ts';
import { belongsTo, projectId } from './projects.ts';

/**
 * The messages that an inbox keeps. A row only says where a message is in its inbox; the message itself is that of the
 * delivery and its event, and is gone with them.
 */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    projectId: projectId(),
    deliveryId: uuid().notNull(),
    destinationId: uuid().notNull(),
    /** Counts up in the order in which the messages arrived, and is at least the time of arrival in milliseconds. */
    position: bigint({ mode: 'number' }).notNull(),
    /** When the message arrived. */
    createTime: createTime(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.deliveryId] }),
    uniqueIndex('inbox_messages_position').on(table.projectId, table.destinationId, table.position),
    index('inbox_messages_age').on(table.createTime),
    belongsTo('inbox_messages_destination_of_project', table, table.destinationId, destinations),
  ],
);
