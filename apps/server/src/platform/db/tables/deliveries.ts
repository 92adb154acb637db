import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';
import { destinations } from './destinations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';

/** `pending` has a due time. `delivered` and `failed` are over, unless somebody sends the message again. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/**
 * One event on its way to one destination. Its id is that of the message, and stays the same at every attempt. It follows
 * from the event and the destination (`delivery-id.ts`), so that nothing goes twice. For partitions, see `events`.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: idInProject(),
    projectId: projectId(),
    eventId: uuid().notNull(),
    destinationId: uuid().notNull(),
    /** The name of the topic at that time. Empty for a test. */
    topic: text().notNull(),
    eventType: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull(),
    attempts: integer().notNull().default(0),
    /** In a sentence, why the latest attempt failed, or why none was made. */
    reason: text(),
    /** A builder asked for an example, to try the destination. It went through no topic. */
    isTest: boolean().notNull().default(false),
    /** Somebody asked to send it again after it was over. That is one attempt: no other follows when it fails. */
    isReplay: boolean().notNull().default(false),
    /** When the next attempt is due. Unset when there will be none. */
    dueTime: time(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    index('deliveries_event').on(table.projectId, table.eventId),
    index('deliveries_destination').on(table.projectId, table.destinationId, table.id),
    index('deliveries_status').on(table.projectId, table.status, table.id),
    index('deliveries_type').on(table.projectId, table.eventType, table.id),
    index('deliveries_failed')
      .on(table.projectId, table.destinationId, table.id)
      .where(sql`status = 'failed'`),
    // The lane of a destination: what is due, oldest first.
    index('deliveries_due')
      .on(table.projectId, table.destinationId, table.dueTime, table.id)
      .where(sql`status = 'pending'`),
    belongsTo('deliveries_destination_of_project', table, table.destinationId, destinations),
  ],
);

/** Every attempt at a delivery. Append-only. An id has the time of the delivery's, so that both are in the same partition. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    id: idInProject(),
    projectId: projectId(),
    deliveryId: uuid().notNull(),
    /** Counts from 1. */
    number: integer().notNull(),
    outcome: text().$type<'delivered' | 'refused' | 'unreachable'>().notNull(),
    /** The HTTP status of the answer, if there was one. */
    status: integer(),
    durationMs: integer().notNull(),
    /** In a sentence, why the attempt failed. */
    reason: text(),
    /** Encrypted JSON: the request without secrets, and the first 1,000 characters of the answer. */
    detailSealed: sealed(),
    sealKeyId: sealKeyId(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('delivery_attempts_delivery').on(table.projectId, table.deliveryId, table.id),
  ],
);
