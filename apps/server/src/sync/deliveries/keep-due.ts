import type { DestinationRow } from '../../installing/destinations/service.ts';
import type { Turn } from '../../platform/lanes/lane.ts';
import { insertMessages, takePositions } from './retention-queries.ts';
import type { Finished } from './sending/begin-attempt.ts';
import { type DueDelivery, insertAttempts, updateSettled } from './sending/queries.ts';
import { reportFigures, toAttempt, toSettled } from './sending/settle.ts';

/**
 * Puts what is due into an inbox. It calls nobody: one transaction gives the messages their positions and marks the
 * deliveries as delivered. Deliveries that are gone meanwhile leave gaps in the positions.
 */
export async function keepDue(
  turn: Turn,
  destination: DestinationRow,
  due: readonly DueDelivery[],
): Promise<{ isStopped: boolean; unsent: number }> {
  const delivered = due.map(
    (one): Finished => ({ due: one, attempted: { kind: 'delivered' }, durationMs: 0 }),
  );
  const isKept = await turn.write(async (tx) => {
    // The destination comes first: whoever deletes it locks in the same order.
    const last = await takePositions(tx, destination.id, due.length);
    if (last === undefined) return false;
    const settled = delivered.map((one) => toSettled(one, tx.now()));
    const left = await updateSettled(tx, settled);
    const kept = delivered.filter((one) => left.has(one.due.delivery.id));
    await insertAttempts(
      tx,
      kept.map((one) => toAttempt(tx, one)),
    );
    await insertMessages(
      tx,
      destination.id,
      kept.map(({ due: { delivery } }, index) => ({
        deliveryId: delivery.id,
        position: last - due.length + 1 + index,
      })),
    );
    return true;
  });
  if (isKept) reportFigures(turn.context, delivered);
  return { isStopped: !isKept, unsent: 0 };
}
