import { type Destination, exampleEvents, type NotificationEventType } from '@dowel/schema';
import { v7 } from 'uuid';
import * as destinations from '../../src/installing/destinations/service.ts';
import { deliveries, events } from '../../src/platform/db/tables.ts';
import { sealData } from '../../src/platform/events/stored-data.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

/** What a test may say about a delivery. */
interface DeliveryOptions {
  type?: NotificationEventType;
  data?: object;
  groupRef?: string;
  traceparent?: string;
}

export function givenDeliveries(world: GivenWorld) {
  return {
    /** A webhook at this address. */
    webhook(url: string, headers?: Record<string, string>): Promise<Destination> {
      const metadata = { url, ...(headers && { headers }) };
      return destinations.create(givenContext(world), {
        name: `hooks-${v7().slice(-12)}`,
        type: 'webhook',
        metadata,
      });
    },

    /** Deliveries that are due now, each with an event of its own, as if a topic led to the destination. */
    async deliveries(destinationId: string, count = 1, options: DeliveryOptions = {}): Promise<string[]> {
      const context = givenContext(world);
      const { type = 'connection.created', data = exampleEvents[type].data } = options;
      const { groupRef = null, traceparent = null } = options;
      const base = { projectId: context.project.id, createTime: context.now() };
      const made = Array.from({ length: count }, (_, index) => {
        const id = v7();
        const sealed = sealData(context, id, { data: { ...data, index }, largeBodyIds: {} });
        return {
          ...base,
          id,
          type,
          groupRef,
          traceparent,
          ...sealed,
          routedTime: context.now(),
        };
      });
      const rows = made.map(({ id: eventId }) => ({
        ...base,
        id: v7(),
        eventId,
        destinationId,
        topic: 'events',
        eventType: type,
        status: 'pending' as const,
        dueTime: context.now(),
      }));
      await context.db.insert(events).values(made);
      await context.db.insert(deliveries).values(rows);
      return rows.map(({ id }) => id);
    },
  };
}
