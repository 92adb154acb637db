import type { Context } from '../../../context.ts';
import type { Seen } from '../../../installing/destinations/health/rules.ts';
import {
  type Judgement,
  lockDestination,
  recordAttempts,
} from '../../../installing/destinations/health/service.ts';
import type { DestinationRow } from '../../../installing/destinations/service.ts';
import { attemptIdFor } from '../../../platform/events/delivery-id.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { Attempted } from './attempt.ts';
import type { Finished, Sending } from './begin-attempt.ts';
import { letNextGo } from './order.ts';
import {
  type Claims,
  claim,
  insertAttempts,
  type NewAttempt,
  type Settled,
  updateSettled,
} from './queries.ts';
import { nextWaitMs, plannedAttempts } from './rules.ts';

/**
 * Writes what a turn has done, in one transaction: every attempt, what each delivery has become, and the health of the
 * destination. Slow attempts go on: until they are stored, their deliveries are not due.
 */
export async function settle(
  turn: Turn,
  destination: DestinationRow,
  finished: readonly Finished[],
  slow: readonly Sending[],
): Promise<{ isStopped: boolean; claims: Claims }> {
  const { context } = turn;
  if (finished.length + slow.length === 0) return { isStopped: true, claims: new Map() };
  const result = await turn.write(async (tx) => {
    const isStopped = finished.length > 0 && (await storeFinished(tx, destination, finished)) !== 'goes on';
    const claims = await claim(
      tx,
      slow.map(({ due }) => due.delivery),
    );
    return { isStopped, claims };
  });
  reportFigures(context, finished);
  return result;
}

/** Stores attempts. Answers what they have made of the destination. */
export async function storeFinished(
  tx: Context,
  destination: DestinationRow,
  finished: readonly Finished[],
): Promise<Judgement> {
  // The destination comes first: whoever deletes it locks in the same order.
  if (destination.ordering === 'record') await lockDestination(tx, destination.id);
  const judgement = await recordAttempts(tx, destination, whatIsSeen(finished));
  const settled = finished.map((one) => toSettled(one, tx.now()));
  const left = await updateSettled(tx, settled);
  const kept = finished.filter(({ due }) => left.has(due.delivery.id));
  await insertAttempts(
    tx,
    kept.map((one) => toAttempt(tx, one)),
  );
  await letNextGo(tx, destination, left);
  return judgement;
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

export function toSettled({ due: { delivery }, attempted }: Finished, now: Date): Settled {
  const { id, dueTime: seenDueTime, createTime } = delivery;
  if (attempted.kind === 'delivered') {
    return { id, seenDueTime, status: 'delivered', dueTime: null, reason: attempted.note ?? null };
  }
  const { reason } = attempted;
  const waitMs =
    delivery.isReplay || delivery.isTest
      ? undefined
      : nextWaitMs(
          plannedAttempts(delivery.attempts + 1, now.getTime() - createTime.getTime()),
          attempted,
          Math.random(),
        );
  if (waitMs === undefined) return { id, seenDueTime, status: 'failed', dueTime: null, reason };
  return { id, seenDueTime, status: 'pending', dueTime: new Date(now.getTime() + waitMs), reason };
}

/** What is kept of an attempt is encrypted, because a receiver may answer with data of a person. */
export function toAttempt(
  tx: Context,
  { due, attempted, durationMs }: Finished,
): Omit<NewAttempt, 'projectId'> {
  const id = attemptIdFor(due.delivery.id);
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
