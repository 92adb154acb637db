import { eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { inScope } from '../../../db/scope.ts';
import { connections } from '../../../db/tables.ts';
import { Unreported } from '../../../events/unreported.ts';
import type { ConnectionRow } from '../queries.ts';

/**
 * Takes the right to refresh a connection's credentials. Succeeds if nobody has it, and if credentials and status have
 * not changed since they were read. With `notForcedSince` the refresh is forced, and succeeds only if no other refresh
 * was forced after that time.
 */
export async function takeLease(
  context: Context,
  { id, credentialsVersion, status }: Pick<ConnectionRow, 'id' | 'credentialsVersion' | 'status'>,
  lease: { id: string; expireTime: Date; notForcedSince?: Date | undefined },
): Promise<Unreported<boolean>> {
  const { notForcedSince } = lease;
  const rows = await context.db
    .update(connections)
    .set({
      refreshLeaseId: lease.id,
      refreshLeaseExpireTime: lease.expireTime,
      ...(notForcedSince && { forcedRefreshTime: context.now() }),
    })
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, id),
        eq(connections.credentialsVersion, credentialsVersion),
        eq(connections.status, status),
        or(isNull(connections.refreshLeaseExpireTime), lt(connections.refreshLeaseExpireTime, context.now())),
        notForcedSince &&
          or(isNull(connections.forcedRefreshTime), lte(connections.forcedRefreshTime, notForcedSince)),
      ),
    )
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}

export async function releaseLease(context: Context, id: string, leaseId: string): Promise<Unreported<void>> {
  await context.db
    .update(connections)
    .set({ refreshLeaseId: null, refreshLeaseExpireTime: null })
    .where(inScope(context, connections, eq(connections.id, id), eq(connections.refreshLeaseId, leaseId)));
  return new Unreported(undefined);
}

/** Extends a lease. Returns false when the lease was lost. */
export async function extendLease(
  context: Context,
  connectionId: string,
  lease: { id: string; expireTime: Date },
): Promise<Unreported<boolean>> {
  const rows = await context.db
    .update(connections)
    .set({ refreshLeaseExpireTime: lease.expireTime })
    .where(
      inScope(
        context,
        connections,
        eq(connections.id, connectionId),
        eq(connections.refreshLeaseId, lease.id),
      ),
    )
    .returning({ id: connections.id });
  return new Unreported(rows.length > 0);
}
