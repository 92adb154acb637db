import type { Context } from '../../../context.ts';
import { lockDestination } from '../../../installing/destinations/health/service.ts';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import { deliveryLane } from '../../../platform/events/delivery-lane.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { wakeAfterCommit } from '../../../platform/wake-ups.ts';
import { hold, joinLine, leaveLine, selectHeld } from './order-queries.ts';
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

/** Deliveries that are sent again go in their old order, before what came later. */
export async function goAgain(tx: Context, { ordering }: Destination, ids: readonly string[]): Promise<void> {
  if (ordering === 'record' && ids.length > 0) await joinLine(tx, ids);
}
