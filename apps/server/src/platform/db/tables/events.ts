import type { MessageAction, NotificationEventType } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * What has happened, written in the transaction of the change. The data is encrypted, because it names people of a
 * group. `groupRef` and `consumerRef` find the events to erase.
 *
 * Events, deliveries and their attempts have partitions by id, as `operation_logs` has. The ids of what belongs to an event
 * have its time, so that all of it is dropped together. No foreign key is between them: PostgreSQL drops no partition that
 * another table refers to. `deleteOfEvents` does what they would do.
 */
export const events = pgTable(
  'events',
  {
    id: idInProject(),
    projectId: projectId(),
    type: text().$type<NotificationEventType | MessageAction>().notNull(),
    groupRef: text(),
    consumerRef: text(),
    /** The payload's `data` as encrypted JSON. Of a message with data of customers, the whole payload. */
    dataSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    /** The W3C trace context of the request that caused the event, if it had one. */
    traceparent: text(),
    createTime: createTime(),
    /** When the deliveries were made. Unset until then. */
    routedTime: time(),
  },
  (table) => [
    keyInProject(table),
    // What is about a customer, in the order in which it happened.
    index('events_group').on(table.projectId, table.groupRef, table.id),
    index('events_age').on(table.createTime),
    // The work that waits: one probe per project finds it, however many events are kept.
    index('events_unrouted').on(table.projectId, table.id).where(sql`routed_time is null`),
  ],
);
