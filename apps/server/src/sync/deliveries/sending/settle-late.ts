import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import type { Finished, Sending } from './begin-attempt.ts';
import { type Claims, claim, releaseClaims } from './queries.ts';
import { reportFigures, storeFinished } from './settle.ts';

/** What ends within this time is stored together. */
const TOGETHER_MS = 50;
/** How often claims are renewed. */
const RENEW_MS = 3_000;

/** So many slow attempts go on beside the turns of a process. While there are as many, turns wait for theirs. */
const MOST = 500;

let underWay = 0;

/** Whether no more attempts may go on beside turns. */
export function isCrowded(): boolean {
  return underWay >= MOST;
}

/**
 * Stores slow attempts as they end, without a lane. Their deliveries are not due meanwhile. If that fails, or the process
 * dies, they become due again, and are sent again with the same id.
 */
export async function settleLate(
  context: Context,
  destination: DestinationRow,
  slow: readonly Sending[],
  claimed: Claims,
): Promise<void> {
  let claims = claimed;
  for (const { ended } of slow) {
    underWay += 1;
    void ended.finally(() => {
      underWay -= 1;
    });
  }
  try {
    for (let open = slow; open.length > 0; ) {
      const ends = open.map(({ ended }) => ended.then(() => true));
      if (!(await Promise.race([...ends, wait(RENEW_MS, false, { ref: false })]))) {
        claims = await claim(context, claimedRows(open, claims));
        continue;
      }
      await wait(TOGETHER_MS, undefined, { ref: false });
      const over = open.filter(({ isOver }) => isOver);
      open = open.filter((one) => !over.includes(one));
      await store(context, destination, over, claims);
    }
  } catch (err) {
    context.log.warn(
      { err, destinationId: destination.id },
      'how slow deliveries ended could not be stored; they are sent again',
    );
  }
}

async function store(
  context: Context,
  destination: DestinationRow,
  over: readonly Sending[],
  claims: Claims,
): Promise<void> {
  const finished = over.flatMap((one) => (one.finished ? asClaimed(one.finished, claims) : []));
  const unsent = over.flatMap(({ due, finished }) => (finished ? [] : due.delivery.id));
  await context.transaction(async (tx) => {
    if (finished.length > 0) await storeFinished(tx, destination, finished);
    await releaseClaims(tx, unsent, claims);
  });
  reportFigures(context, finished);
}

function claimedRows(open: readonly Sending[], claims: Claims) {
  return open.flatMap(({ due: { delivery } }) => {
    const dueTime = claims.get(delivery.id);
    return dueTime ? [{ id: delivery.id, dueTime }] : [];
  });
}

/** The attempt was made for the due time that the claim has written. */
function asClaimed({ due, ...rest }: Finished, claims: Claims): Finished {
  const dueTime = claims.get(due.delivery.id) ?? due.delivery.dueTime;
  return { ...rest, due: { ...due, delivery: { ...due.delivery, dueTime } } };
}
