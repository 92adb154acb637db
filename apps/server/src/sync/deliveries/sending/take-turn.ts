import { lockDestination } from '../../../installing/destinations/health/service.ts';
import { type DestinationRow, findById } from '../../../installing/destinations/service.ts';
import { deleteWithoutEvents } from '../../../platform/events/deleting-queries.ts';
import { subjectOf, TURN_ITEMS, type Turn, type TurnEnd } from '../../../platform/lanes/lane.ts';
import { keepDue } from '../keep-due.ts';
import { chooseFirst, letNextGo } from './order.ts';
import { type DeliveryRow, type DueDelivery, failDue, selectDue, withEvents } from './queries.ts';
import { takeFromRate, waitForRate } from './rate.ts';
import { send } from './send.ts';

/** How many deliveries one turn of a disabled destination ends. */
const ENDED_AT_ONCE = 500;

const disabledReason =
  'The destination is disabled, because its attempts failed for days. Nothing was sent. Update the destination to enable it, then replay what failed.';

/** Sends what is due for one destination. What fails is tried later, and the next goes, unless it tells of
 * the same record and the destination asks for order. */
export async function takeTurn(turn: Turn): Promise<TurnEnd> {
  const { context, lane } = turn;
  const destination = await findById(context, subjectOf(lane));
  if (!destination) return { isMoreDue: false };
  if (destination.heldTime !== null) return { isMoreDue: false };
  if (destination.disabledTime !== null) return endDue(turn, destination);
  if (destination.pausedUntilTime !== null && destination.pausedUntilTime > context.now()) {
    return { isMoreDue: false };
  }
  // After a pause, one message tries out whether the receiver is back.
  const most = destination.pauses > 0 ? 1 : TURN_ITEMS;
  const due = await selectDue(context, destination.id, most + 1);
  const chosen = await chooseFirst(turn, destination, due.slice(0, most));
  if (chosen.length === 0) return { isMoreDue: due.length > 0 };
  const isLimited = destination.type === 'webhook';
  const granted = isLimited ? await takeFromRate(context, chosen.length) : chosen.length;
  if (granted === 0) {
    await waitForRate(context, chosen.length, turn.signal);
    return { isMoreDue: true };
  }
  const found = await withEvents(context, chosen.slice(0, granted));
  await endWithoutEvents(turn, chosen.slice(0, granted), found);
  const { isStopped, unsent } = await (destination.type === 'inbox' ? keepDue : send)(
    turn,
    destination,
    found,
  );
  return { isMoreDue: !isStopped && (unsent > 0 || due.length > granted) };
}

/** A message that was deleted without its deliveries, for example by hand, would be due for ever. */
async function endWithoutEvents(turn: Turn, chosen: readonly DeliveryRow[], found: readonly DueDelivery[]) {
  if (found.length === chosen.length) return;
  const known = new Set(found.map(({ delivery }) => delivery.id));
  const ids = chosen.flatMap(({ id }) => (known.has(id) ? [] : id));
  await turn.write((tx) => deleteWithoutEvents(tx, ids));
}

async function endDue(turn: Turn, destination: DestinationRow): Promise<TurnEnd> {
  const ended = await turn.write(async (tx) => {
    if (destination.ordering === 'record') await lockDestination(tx, destination.id);
    const ids = await failDue(tx, destination.id, disabledReason, ENDED_AT_ONCE);
    await letNextGo(tx, destination, new Map(ids.map((id) => [id, 'failed'])));
    return ids.length;
  });
  return { isMoreDue: ended === ENDED_AT_ONCE };
}
