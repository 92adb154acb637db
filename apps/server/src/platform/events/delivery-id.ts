import { hash } from 'node:crypto';
import { v7 } from 'uuid';
import { timeOf } from '../db/partitions/periods.ts';

/** How much of a UUIDv7 says when it was made, and in which order with others of that moment. */
const MOMENT = '00000000-0000-7000-8000-00'.length;

/**
 * The id of a delivery that a topic leads to. It is the same each time, so the primary key keeps an event from going twice
 * to a destination. Deliveries sort as their events, and are in the same partition.
 */
export function deliveryIdFor(eventId: string, destinationId: string): string {
  return eventId.slice(0, MOMENT) + hash('sha256', `${eventId}/${destinationId}`).slice(0, 10);
}

/** A new id for an attempt at a delivery. It has the delivery's time, so that both are in the same partition. */
export function attemptIdFor(deliveryId: string): string {
  return v7({ msecs: timeOf(deliveryId) });
}
