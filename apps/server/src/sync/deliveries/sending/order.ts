import type { Context } from '../../../context.ts';
import { lockDestination } from '../../../installing/destinations/health/service.ts';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import { deliveryLane } from '../../../platform/events/delivery-lane.ts';
import { keepOrder } from '../../../platform/events/order-queries.ts';
import { recordKeyOf } from '../../../platform/events/record-key.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { wakeAfterCommit } from '../../../platform/wake-ups.ts';
import { hold, joinLine, leaveLine, leavePlaces, selectHeld } from './order-queries.ts';
import type { DeliveryRow } from './queries.ts';

type Destination = Pick<DestinationRow, 'id' | 'projectId' | 'ordering'>;

/**
 * Those of some due deliveries that may be sent now. Where a destination asks for order, the others wait until the
 * messages before them about the same records are over.
 */
export async function chooseFirst(
  turn: Turn,
  destination: Destination,
  due: readonly DeliveryRow[],
): Promise<readonly DeliveryRow[]> {
  if (destination.ordering === 'none') return due;
  const held = await selectHeld(
    turn.context,
    due.map(({ id }) => id),
  );
  if (held.size === 0) return due;
  await turn.write(async (tx) => {
    // What they wait for may be over in this moment. Whoever stores that locks the destination too.
    await lockDestination(tx, destination.id);
    await hold(tx, [...held]);
  });
  return due.filter(({ id }) => !held.has(id));
}

/** Lets those go on that wait for deliveries which are over now. Lock the destination before. */
export async function letNextGo(
  tx: Context,
  destination: Destination,
  statuses: ReadonlyMap<string, DeliveryRow['status']>,
): Promise<void> {
  if (destination.ordering === 'none') return;
  const having = (wanted: DeliveryRow['status']) =>
    [...statuses].filter(([, status]) => status === wanted).map(([id]) => id);
  const over = { delivered: having('delivered'), failed: having('failed') };
  if (await leaveLine(tx, destination.id, over)) wakeAfterCommit(tx, deliveryLane(destination));
}

/**
 * Deliveries that are sent again go in their old order, before what came later. Of one that was taken, nobody knows the
 * records any more, so it makes all of them wait for each other.
 */
export async function goAgain(
  tx: Context,
  { id: destinationId, ordering }: Destination,
  sent: readonly Pick<DeliveryRow, 'id' | 'status'>[],
): Promise<void> {
  if (ordering === 'none' || sent.length === 0) return;
  const ids = sent.map(({ id }) => id).toSorted();
  await leavePlaces(tx, ids, sentAgain);
  await joinLine(tx, ids);
  if (sent.length === 1 || sent.every(({ status }) => status !== 'delivered')) return;
  await keepOrder(
    tx,
    ids.map((deliveryId) => ({ deliveryId, destinationId, recordKeys: [sentAgain] })),
  );
}

const sentAgain = recordKeyOf('sent again');
