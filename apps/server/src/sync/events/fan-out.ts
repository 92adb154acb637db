import type { Context, PublicContext } from '../../context.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { deliveryIdFor } from '../../platform/events/delivery-id.ts';
import { deliveryLane } from '../../platform/events/delivery-lane.ts';
import { EVENT_LANES } from '../../platform/events/emit.ts';
import { countLate } from '../../platform/events/late-usage-queries.ts';
import { keepOrder } from '../../platform/events/order-queries.ts';
import { recordKeyOf } from '../../platform/events/record-key.ts';
import { openData } from '../../platform/events/stored-data.ts';
import {
  type DuePage,
  type Lane,
  type LaneKind,
  laneOf,
  TURN_ITEMS,
  type Turn,
} from '../../platform/lanes/lane.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import {
  deleteEvents,
  holdDestinations,
  insertDeliveries,
  measureWaiting,
  type NewDelivery,
  type Ordering,
  selectSealed,
  selectTargets,
  selectWaiting,
  selectWaitingProjects,
  setRouted,
  type WaitingEvent,
} from './queries.ts';

/**
 * Makes the deliveries of events: from the type of the event over its topics to their destinations. Each project has a
 * lane, so the events of a project are taken in one place at a time. It takes what waits, whenever it was committed: a
 * position in a list would skip an event that is committed late.
 */
export const eventFanOut: LaneKind = {
  name: EVENT_LANES,
  role: 'worker',

  async findDue(context: PublicContext, { after, limit }: DuePage): Promise<Lane[]> {
    const projectIds = await selectWaitingProjects(context, after, limit);
    return projectIds.map((id) => laneOf(EVENT_LANES, id, id));
  },

  measure: measureWaiting,

  takeTurn: (turn: Turn) =>
    turn.write(async (tx) => {
      const waiting = await selectWaiting(tx, TURN_ITEMS);
      if (waiting.length > 0) await route(tx, waiting);
      return { isMoreDue: waiting.length === TURN_ITEMS };
    }),
};

async function route(tx: Context, waiting: readonly WaitingEvent[]): Promise<void> {
  const found = await selectTargets(tx, [...new Set(waiting.map(({ type }) => type))]);
  const ids = [...new Set(found.map(({ destinationId }) => destinationId))];
  const existing = ids.length === 0 ? new Map<string, Ordering>() : await holdDestinations(tx, ids);
  const targets = Map.groupBy(
    found.filter(({ destinationId }) => existing.has(destinationId)),
    ({ type }) => type,
  );
  const made = waiting.flatMap(({ id: eventId, type: eventType }) =>
    (targets.get(eventType) ?? []).map(({ destinationId, topic }) => ({
      id: deliveryIdFor(eventId, destinationId),
      eventId,
      eventType,
      destinationId,
      topic,
    })),
  );
  const [wanted, unwanted] = [true, false].map((isWanted) =>
    waiting.filter(({ type }) => targets.has(type) === isWanted).map(({ id }) => id),
  );
  if (wanted && wanted.length > 0) {
    await insertDeliveries(tx, made);
    await keepOrderOf(
      tx,
      made.filter(({ destinationId }) => existing.get(destinationId) === 'record'),
    );
    noteChange(tx, 'delivery');
    await countLate(tx, made);
    await setRouted(tx, wanted);
  }
  // Nobody can ever hear of the others, so nothing about these people is kept.
  if (unwanted && unwanted.length > 0) await deleteEvents(tx, unwanted);
  for (const id of existing.keys()) wakeAfterCommit(tx, deliveryLane({ id, projectId: tx.project.id }));
}

/** Notifications about the same installation go in order, and so do those about the same connection. */
async function keepOrderOf(tx: Context, ordered: readonly NewDelivery[]): Promise<void> {
  if (ordered.length === 0) return;
  const keys = await keysOfEvents(
    tx,
    ordered.map(({ eventId }) => eventId),
  );
  const messages = ordered.flatMap(({ id: deliveryId, destinationId, eventId }) => {
    const recordKey = keys.get(eventId);
    return recordKey === undefined ? [] : [{ deliveryId, destinationId, recordKeys: [recordKey] }];
  });
  await keepOrder(tx, messages);
}

/** What notifications are about, most telling first. */
const subjects = ['installationId', 'connectionId', 'destinationId'] as const;

/** Keys for the order of notifications, by the ids of their events. None for one that cannot be opened. */
async function keysOfEvents(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const keys = new Map<string, number>();
  for (const row of await selectSealed(context, ids)) {
    // A message that cannot be opened is sent all the same, and fails there with a reason.
    const data = unlessUnreadable(() => openData(context, row).data);
    const name = subjects.find((one) => typeof data?.[one] === 'string');
    if (data && name) keys.set(row.id, recordKeyOf(name, String(data[name])));
  }
  return keys;
}
