import type { Context } from '../../../context.ts';
import { emit } from '../../../platform/events/emit.ts';
import type { DestinationRow } from '../queries.ts';
import { shownUrl } from '../service.ts';
import { clearPause, lockDestination, updateHealth } from './queries.ts';
import { HEALTHY, healthAfter, type Seen } from './rules.ts';

export { lockDestination };

const members = Object.keys(HEALTHY) as (keyof typeof HEALTHY)[];

/** What the attempts of a turn have made of a destination. */
export type Judgement = 'goes on' | 'waits' | 'gone';

/**
 * Keeps how attempts at a destination went, in the transaction that keeps the attempts. Disables the destination when
 * they have failed for too long. While everything is well, nothing is written.
 * @param before the row as it was before the attempts
 */
export async function recordAttempts(tx: Context, before: DestinationRow, seen: Seen): Promise<Judgement> {
  const isWell = members.every((member) => before[member] === HEALTHY[member]);
  if (seen.attempts === 0 || (isWell && seen.failures === 0)) return 'goes on';
  // Somebody may have enabled it during the attempts.
  const row = await lockDestination(tx, before.id);
  if (!row) return 'gone';
  const health = healthAfter(row, seen, tx.now());
  await updateHealth(tx, row.id, health);
  if (health.disabledTime !== null && row.disabledTime === null) await reportDisabled(tx, row);
  return health.pausedUntilTime === null ? 'goes on' : 'waits';
}

/** The interface has an event for webhooks only. */
async function reportDisabled(tx: Context, row: DestinationRow): Promise<void> {
  const { id, name, type } = row;
  if (type !== 'webhook') return;
  const data = {
    projectId: tx.project.id,
    destinationId: id,
    destinationName: name,
    url: shownUrl(tx, row),
  };
  await emit(tx, [{ notificationType: 'destination.webhook.disabled', data }]);
}

/** Somebody asked for an attempt, so it does not wait for the end of a pause. */
export async function tryAtOnce(tx: Context, { id, pausedUntilTime }: DestinationRow): Promise<void> {
  if (pausedUntilTime !== null) await clearPause(tx, id);
}
