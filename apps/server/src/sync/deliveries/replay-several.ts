import {
  MOST_REPLAYED,
  type ReplayDeliveries,
  type ReplayedDeliveries,
  type ReplayedMessages,
  type ReplayFailed,
} from '@dowel/schema';
import { validate } from 'uuid';
import type { Context } from '../../context.ts';
import {
  type DestinationRow,
  findById,
  find as findDestination,
} from '../../installing/destinations/service.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import { countFailed, makeDue, replayFailed as makeFailedDue, selectByIds } from './queries.ts';
import { goAgain } from './sending/order.ts';
import { assertEnabled, wakeDestination } from './wake-destination.ts';

/** What was sent once more, and the names of the destinations that are paused, so that their messages wait. */
export interface Replayed<Answer> {
  readonly answer: Answer;
  readonly paused: readonly string[];
}

/** Sends messages once more. Those that are not there, and those of a disabled destination, are left out. */
export async function replaySeveral(
  context: Context,
  { deliveryIds, dryRun = false }: ReplayDeliveries,
): Promise<Replayed<ReplayedMessages>> {
  const asSent = new Map(deliveryIds.map((id) => [id.toLowerCase(), id]));
  const ids = [...asSent.keys()];
  const found = await selectByIds(
    context,
    ids.filter((id) => validate(id)),
  );
  const leftOut = new Map(ids.map((deliveryId) => [deliveryId, 'delivery_not_found']));
  const paused: string[] = [];
  let replayedCount = 0;
  for (const [destinationId, messages] of Map.groupBy(found, (one) => one.destinationId)) {
    const destination = await findById(context, destinationId);
    const some = messages.map(({ id }) => id);
    if (!destination || destination.disabledTime !== null) {
      for (const id of some) leftOut.set(id, 'destination_disabled');
      continue;
    }
    for (const id of some) leftOut.delete(id);
    replayedCount += some.length;
    paused.push(...nameIfPaused(destination));
    if (dryRun) continue;
    await wakeDestination(context, destination);
    await makeDue(context, some);
    await goAgain(context, destination, messages);
  }
  const named = [...leftOut].map(([id, code]) => ({ deliveryId: asSent.get(id) ?? id, code }));
  const answer = { replayedCount, leftOut: named };
  return { answer, paused };
}

/** @throws {ProblemError} `destination_not_found`, `destination_disabled` */
export async function replayFailed(
  context: Context,
  idOrName: string,
  { sinceTime, dryRun = false }: ReplayFailed,
): Promise<Replayed<ReplayedDeliveries>> {
  const destination = await findDestination(context, idOrName);
  const paused = nameIfPaused(destination);
  const since = storableTime(sinceTime);
  if (dryRun) {
    assertEnabled(destination);
    const failed = await countFailed(context, destination.id, since, MOST_REPLAYED + 1);
    const answer = { replayedCount: Math.min(failed, MOST_REPLAYED), isMoreLeft: failed > MOST_REPLAYED };
    return { answer, paused };
  }
  await wakeDestination(context, destination);
  const replayed = await makeFailedDue(context, destination.id, since, MOST_REPLAYED);
  await goAgain(
    context,
    destination,
    replayed.map((id) => ({ id, status: 'failed' })),
  );
  const replayedCount = replayed.length;
  const isMoreLeft =
    replayedCount === MOST_REPLAYED && (await countFailed(context, destination.id, since, 1)) > 0;
  return { answer: { replayedCount, isMoreLeft }, paused };
}

function nameIfPaused({ name, heldTime }: DestinationRow): string[] {
  return heldTime === null ? [] : [name];
}
