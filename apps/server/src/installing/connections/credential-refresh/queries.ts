import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { inScope } from '../../../platform/db/scope.ts';
import { connections } from '../../../platform/db/tables.ts';
import { emission, wakeEvents } from '../../../platform/events/emit.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { connectionEvent } from '../connection-events.ts';
import { type ConnectionChanges, type ConnectionRow, changedColumns } from '../queries.ts';

/** The right to refresh a connection's credentials, until a time. */
interface LeaseTerms {
  id: string;
  expireTime: Date;
}

/**
 * Takes the right to refresh a connection's credentials, and stores that a refresh has begun. Succeeds if nobody has the
 * right, and if credentials, status and earlier refreshes are still those of `row`. With `notForcedSince` the refresh is
 * forced, and succeeds only if no other refresh was forced after that time. Answers the fence of this refresh.
 */
export async function takeLease(
  context: Context,
  row: Pick<ConnectionRow, 'id' | 'credentialsVersion' | 'status' | 'refreshFence'>,
  { id, expireTime, notForcedSince }: LeaseTerms & { notForcedSince?: Date | undefined },
): Promise<Unreported<number | undefined>> {
  const now = context.now();
  const isFree = or(isNull(connections.refreshLeaseExpireTime), lt(connections.refreshLeaseExpireTime, now));
  const [taken] = await context.db
    .update(connections)
    .set({
      ...leaseColumns({ id, expireTime }),
      refreshFence: sql`${connections.refreshFence} + 1`,
      refreshBegunTime: sql`coalesce(${connections.refreshBegunTime}, ${now})`,
      ...(notForcedSince && { forcedRefreshTime: now }),
    })
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, row.id),
        eq(connections.credentialsVersion, row.credentialsVersion),
        eq(connections.status, row.status),
        eq(connections.refreshFence, row.refreshFence),
        isFree,
        notForcedSince &&
          or(isNull(connections.forcedRefreshTime), lte(connections.forcedRefreshTime, notForcedSince)),
      ),
    )
    .returning({ fence: connections.refreshFence });
  return new Unreported(taken?.fence);
}

/**
 * Stores renewed tokens with the event that tells of them, in one statement. Answers the connection as it is then.
 * Undefined if a later refresh or a person has stored others.
 */
export async function storeRenewed(
  context: Context,
  row: ConnectionRow,
  changes: ConnectionChanges,
  fence: number,
): Promise<Unreported<ConnectionRow | undefined>> {
  const isEarlier = lt(connections.credentialsFence, fence);
  const changed = context.db.$with('changed').as(
    context.db
      .update(connections)
      .set(changedColumns(context, changes, fence))
      .where(inScope(context, connections, eq(connections.id, row.id), isEarlier))
      .returning(),
  );
  const told = emission(context, connectionEvent('connection.refreshed', row), changed);
  const [stored] = await context.db.with(changed, told).select().from(changed);
  if (stored) wakeEvents(context);
  return new Unreported(stored && { ...row, ...stored });
}

/** How a refresh ended that stored nothing. */
export interface LeaseEnd {
  /** Whether the provider surely kept the old refresh token as it was, or refused it. */
  isOutcomeKnown: boolean;
  /** When the server tries again of its own accord. */
  nextTime: Date | null;
}

/** Gives the right back, if this refresh still has it. */
export async function releaseLease(
  context: Context,
  connectionId: string,
  leaseId: string,
  { isOutcomeKnown, nextTime }: LeaseEnd,
): Promise<Unreported<void>> {
  await context.db
    .update(connections)
    .set({
      refreshLeaseId: null,
      refreshLeaseExpireTime: null,
      refreshDueTime: nextTime,
      ...(isOutcomeKnown && { refreshBegunTime: null }),
    })
    .where(isHeld(context, connectionId, leaseId));
  return new Unreported(undefined);
}

/** Extends a lease. Returns false when the lease was lost. */
export async function extendLease(
  context: Context,
  connectionId: string,
  lease: LeaseTerms,
): Promise<Unreported<boolean>> {
  const rows = await context.db
    .update(connections)
    .set(leaseColumns(lease))
    .where(isHeld(context, connectionId, lease.id))
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

/** The refresh of a process that has died is due when its lease ends. */
function leaseColumns({ id, expireTime }: LeaseTerms) {
  return { refreshLeaseId: id, refreshLeaseExpireTime: expireTime, refreshDueTime: expireTime };
}

function isHeld(context: Context, connectionId: string, leaseId: string) {
  return inScope(
    context,
    connections,
    and(eq(connections.id, connectionId), eq(connections.refreshLeaseId, leaseId)),
  );
}
