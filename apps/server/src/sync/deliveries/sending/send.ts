import { setTimeout as wait } from 'node:timers/promises';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../platform/lanes/when-stopped.ts';
import { openSender } from './attempt.ts';
import { beginAttempt, type Sending } from './begin-attempt.ts';
import type { DueDelivery } from './queries.ts';
import { settle } from './settle.ts';
import { settleLate } from './settle-late.ts';

/** An attempt is slow when it takes so many times as long as most others of its turn, and at least so many ms. */
const SLOW_TIMES = 3;
const SLOW_MS = 100;
/** How often a turn looks whether only slow attempts are left. */
const LOOK_MS = 50;

/**
 * Sends messages to a destination. The turn ends when only slow attempts are left: they end afterwards, so that one
 * message in a hundred that takes seconds does not hold up the others. What was not sent stays due.
 */
export async function send(turn: Turn, destination: DestinationRow, due: readonly DueDelivery[]) {
  const stop = whenStopped(turn.signal);
  const attempt = openSender(turn.context, destination);
  const closing = new AbortController();
  const signals = { stop, close: closing.signal };
  const all = due.map((one) => beginAttempt(destination.id, one, signals, () => attempt(one, stop)));
  await onlySlowAreLeft(all);
  closing.abort();
  const slow = all.filter((one) => one.beganAt !== undefined && !one.isOver);
  const finished = all.flatMap((one) => one.finished ?? []);
  const { isStopped, claims } = await settle(turn, destination, finished, slow);
  if (slow.length > 0) turn.afterwards(settleLate(turn.context, destination, slow, claims));
  return { isStopped };
}

/** Settles when all have ended, or when those that are left take far longer than the others. */
async function onlySlowAreLeft(all: readonly Sending[]): Promise<void> {
  const over = Promise.all(all.map(({ ended }) => ended));
  const looking = new AbortController();
  const look = () => wait(LOOK_MS, false, { signal: looking.signal }).catch(() => true);
  try {
    while (!(await Promise.race([over.then(() => true), look()]))) {
      const durations = all.flatMap(({ finished }) => finished?.durationMs ?? []).toSorted((a, b) => a - b);
      const usual = durations[Math.floor(durations.length / 2)];
      if (usual === undefined) continue;
      const slowMs = Math.max(SLOW_MS, SLOW_TIMES * usual);
      const open = all.filter(({ beganAt, isOver }) => beganAt !== undefined && !isOver);
      const isSlow = ({ beganAt = 0 }: Sending) => performance.now() - beganAt > slowMs;
      if (open.length > 0 && open.every(isSlow)) return;
    }
  } finally {
    looking.abort();
  }
}
