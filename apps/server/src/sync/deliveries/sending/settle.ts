import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import type { Seen } from '../../../installing/destinations/health/rules.ts';
import { recordAttempts } from '../../../installing/destinations/health/service.ts';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { Attempted } from './attempt.ts';
import { insertAttempts, type NewAttempt, type Settled, updateSettled } from './queries.ts';
import { nextWaitMs } from './rules.ts';
import type { Finished } from './take-turn.ts';

/**
 * Writes what a turn has done, in one transaction: every attempt, what each delivery has become, and the health of the
 * destination.
 */
export async function settle(
  turn: Turn,
  destination: DestinationRow,
  finished: readonly Finished[],
): Promise<{ isStopped: boolean }> {
  if (finished.length === 0) return { isStopped: true };
  const seen = whatIsSeen(finished);
  const result = await turn.write(async (tx) => {
    // The destination comes first: whoever deletes it locks in the same order.
    const judgement = await recordAttempts(tx, destination, seen);
    const settled = finished.map((one) => toSettled(one, tx.now()));
    const left = await updateSettled(tx, settled);
    const kept = finished.filter(({ due }) => left.has(due.delivery.id));
    await insertAttempts(
      tx,
      kept.map((one) => toAttempt(tx, one)),
    );
    return { isStopped: judgement !== 'goes on' };
  });
  reportFigures(turn.context, finished);
  return result;
}

/** Counts finished attempts for the metrics. Call it after the commit. */
export function reportFigures({ figures, now }: Context, finished: readonly Finished[]): void {
  for (const { due, attempted } of finished) {
    figures.count('dowel_delivery_attempts_total', { outcome: attempted.kind });
    if (attempted.kind !== 'delivered') continue;
    const ms = now().getTime() - due.event.createTime.getTime();
    figures.observe('dowel_delivery_duration_seconds', {}, ms / 1000);
  }
}

function whatIsSeen(finished: readonly Finished[]): Seen {
  const attempts = finished.map(({ attempted }) => attempted).filter(({ isOurs }) => !isOurs);
  const failures = attempts.filter(({ kind }) => kind !== 'delivered');
  return {
    attempts: attempts.length,
    failures: failures.length,
    outages: failures.filter(suggestsOutage).length,
  };
}

/** Whether others would fail too. A receiver that refuses one message may take the next. */
function suggestsOutage(attempted: Attempted): boolean {
  if (attempted.kind !== 'refused') return true;
  const { status = 500, isLasting = false } = attempted;
  return isLasting || status === 429 || status >= 500;
}

/** What an attempt has made of its delivery. */
export function toSettled({ due: { delivery }, attempted }: Finished, now: Date): Settled {
  const { id, dueTime: seenDueTime } = delivery;
  if (attempted.kind === 'delivered') {
    return { id, seenDueTime, status: 'delivered', dueTime: null, reason: attempted.note ?? null };
  }
  const { reason } = attempted;
  const waitMs =
    delivery.isReplay || delivery.isTest
      ? undefined
      : nextWaitMs(delivery.attempts + 1, attempted, Math.random());
  if (waitMs === undefined) return { id, seenDueTime, status: 'failed', dueTime: null, reason };
  return { id, seenDueTime, status: 'pending', dueTime: new Date(now.getTime() + waitMs), reason };
}

/** What is kept of an attempt is encrypted, because a receiver may answer with data of a person. */
export function toAttempt(
  tx: Context,
  { due, attempted, durationMs }: Finished,
): Omit<NewAttempt, 'projectId'> {
  const id = v7();
  const { request } = attempted;
  const { status, answer } = attempted.kind === 'unreachable' ? {} : attempted;
  const { sealed, sealKeyId } = tx.secrets.seal(JSON.stringify({ request, answer }), id);
  return {
    id,
    deliveryId: due.delivery.id,
    number: due.delivery.attempts + 1,
    outcome: attempted.kind,
    status: status ?? null,
    durationMs,
    reason: attempted.kind === 'delivered' ? (attempted.note ?? null) : attempted.reason,
    detailSealed: sealed,
    sealKeyId,
    createTime: tx.now(),
  };
}
