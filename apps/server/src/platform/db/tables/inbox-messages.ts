import { bigint, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, uuid } from '../columns.ts';
import { deliveries } from './deliveries.ts';
import { projectId } from './projects.ts';

/**
 * The messages that an inbox keeps. A row only says where a message is in its inbox; the message itself is that of the
 * delivery and its event, and is gone with them.
 */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    deliveryId: uuid()
      .primaryKey()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    destinationId: uuid().notNull(),
    /** Counts from 1 in each inbox, in the order in which the messages arrived. */
    position: bigint({ mode: 'number' }).notNull(),
    /** When the message arrived. */
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('inbox_messages_position').on(table.destinationId, table.position),
    index('inbox_messages_age').on(table.createTime),
  ],
);
