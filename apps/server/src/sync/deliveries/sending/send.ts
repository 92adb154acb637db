import { setTimeout as wait } from 'node:timers/promises';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../platform/lanes/when-stopped.ts';
import { openSender } from './attempt.ts';
import { beginAttempt, type Sending } from './begin-attempt.ts';
import type { DueDelivery } from './queries.ts';
import { settle } from './settle.ts';
import { isCrowded, settleLate } from './settle-late.ts';

/** An attempt is slow after so many ms while none of its turn has ended. */
const ALONE_MS = 50;
/** Later, it is slow when it takes so many times as long as most that have ended, and at least so many ms. */
const SLOW_TIMES = 3;
const SLOW_MS = 100;
/** How often a turn looks whether only slow attempts are left. */
const LOOK_MS = 25;

/**
 * Sends messages to a destination. The turn ends when only slow attempts are left: they end afterwards, so that a message
 * that takes seconds does not hold up the others, nor those that come meanwhile. What was not sent stays due.
 */
export async function send(turn: Turn, destination: DestinationRow, due: readonly DueDelivery[]) {
  const stop = whenStopped(turn.signal);
  const attempt = openSender(turn.context, destination);
  const closing = new AbortController();
  const signals = { stop, close: closing.signal };
  const all = due.map((one) => beginAttempt(destination.id, one, signals, () => attempt(one, stop)));
  // How the first message after a pause ends decides whether others follow.
  const waitsForAll = destination.pauses > 0;
  await (waitsForAll ? allAreOver(all) : onlySlowAreLeft(all, turn.signal));
  closing.abort();
  const slow = all.filter((one) => one.beganAt !== undefined && !one.isOver);
  const finished = all.flatMap((one) => one.finished ?? []);
  const { isStopped, claims } = await settle(turn, destination, finished, slow);
  if (slow.length > 0) turn.afterwards(settleLate(turn.context, destination, slow, claims));
  return { isStopped, unsent: all.length - slow.length - finished.length };
}

async function allAreOver(all: readonly Sending[]): Promise<true> {
  await Promise.all(all.map(({ ended }) => ended));
  return true;
}

/** Settles when all have ended, or when all have begun and those that are left are slow, or at the end of the turn's time. */
async function onlySlowAreLeft(all: readonly Sending[], turnSignal: AbortSignal): Promise<void> {
  const over = allAreOver(all);
  const looking = new AbortController();
  const look = () => wait(LOOK_MS, false, { signal: looking.signal }).catch(() => true);
  try {
    while (!(await Promise.race([over, look()]))) {
      if (isCrowded()) continue;
      const durations = all.flatMap(({ finished }) => finished?.durationMs ?? []).toSorted((a, b) => a - b);
      const usualMs = durations[Math.floor(durations.length / 2)];
      const slowMs = usualMs === undefined ? ALONE_MS : Math.max(SLOW_MS, SLOW_TIMES * usualMs);
      const isSlow = ({ beganAt, isOver }: Sending) =>
        isOver || (beganAt !== undefined && performance.now() - beganAt > slowMs);
      if (turnSignal.aborted || all.every(isSlow)) return;
    }
  } finally {
    looking.abort();
  }
}
