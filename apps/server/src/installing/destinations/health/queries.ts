import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { noteChange } from '../../../platform/changes/note-change.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { destinations } from '../../../platform/db/tables.ts';
import type { DestinationRow } from '../queries.ts';
import type { Health } from './rules.ts';

/**
 * Nobody else changes the row before the transaction ends. New deliveries do not wait for it, because they only need
 * that it exists.
 */
export async function lockDestination(tx: Context, id: string): Promise<DestinationRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(destinations)
    .where(inProject(tx, destinations, eq(destinations.id, id)))
    .for('no key update');
  return row;
}

export async function updateHealth(tx: Context, id: string, health: Health): Promise<void> {
  // It may be the whole row. The rest of that is not sent back, nor its project, which a cluster refuses.
  const { failingSinceTime, failedAttempts, recentAttempts, recentFailures } = health;
  const { pauses, pausedUntilTime, disabledTime } = health;
  await tx.db
    .update(destinations)
    .set({
      failingSinceTime,
      failedAttempts,
      recentAttempts,
      recentFailures,
      pauses,
      pausedUntilTime,
      disabledTime,
    })
    .where(inProject(tx, destinations, eq(destinations.id, id)));
  noteChange(tx, 'destination', [id]);
}

/** Lets a paused destination try at once. */
export async function clearPause(tx: Context, id: string): Promise<void> {
  await tx.db
    .update(destinations)
    .set({ pausedUntilTime: null })
    .where(inProject(tx, destinations, eq(destinations.id, id)));
}
