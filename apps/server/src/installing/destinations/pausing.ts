import type { Destination, PauseDestination } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { toActorName } from '../../platform/actor.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { deliveryLane } from '../../platform/events/delivery-lane.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import { type DestinationRow, destinationRows } from './queries.ts';
import { destinationNotFound, find, toDestination } from './service.ts';

/**
 * Holds back what is sent to it. The next turn sees it, so a message that is under way arrives. Of a pause that goes on,
 * only a new note changes anything.
 * @throws {ProblemError} `destination_not_found`
 */
export async function pause(
  context: Context,
  idOrName: string,
  { note }: PauseDestination,
): Promise<Destination> {
  const row = await find(context, idOrName);
  if (row.heldTime && note === undefined) return toDestination(row, context);
  const heldTime = row.heldTime ?? context.now();
  return change(context, row, { heldTime, heldBy: toActorName(context.actor), holdNote: note ?? null });
}

/**
 * Sends what waits, also if the destination rests after failures.
 * @throws {ProblemError} `destination_not_found`
 */
export async function unpause(context: Context, idOrName: string): Promise<Destination> {
  const row = await find(context, idOrName);
  wakeAfterCommit(context, deliveryLane(row));
  return change(context, row, { heldTime: null, heldBy: null, holdNote: null, pausedUntilTime: null });
}

async function change(
  context: Context,
  { id }: DestinationRow,
  changes: Partial<DestinationRow>,
): Promise<Destination> {
  noteChange(context, 'destination', [id]);
  const changed = await destinationRows.change(context, id, changes);
  if (!changed) throw destinationNotFound(id);
  return toDestination(changed, context);
}
