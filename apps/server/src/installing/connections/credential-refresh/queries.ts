import type { ConnectionDiagnosis } from '@dowel/schema';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { optional, prepared } from '../../../platform/db/prepared.ts';
import { inScope } from '../../../platform/db/scope.ts';
import { connections } from '../../../platform/db/tables.ts';
import { toEventRow, wakeEvents } from '../../../platform/events/emit.ts';
import { eventInputs, eventValues, insertingEvent } from '../../../platform/events/queries.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { connectionEvent } from '../connection-events.ts';
import { type ConnectionRow, endedRefresh } from '../queries.ts';

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
  const { credentialsVersion, status, refreshFence } = row;
  const [taken] = await takeFreeLease(context, {
    connectionId: row.id,
    credentialsVersion,
    status,
    refreshFence,
    leaseId: id,
    expireTime,
    now: context.now(),
    notForcedSince,
  });
  return new Unreported(taken?.fence);
}

const takeFreeLease = prepared(
  {
    connectionId: connections.id,
    credentialsVersion: connections.credentialsVersion,
    status: connections.status,
    refreshFence: connections.refreshFence,
    leaseId: connections.refreshLeaseId,
    expireTime: connections.refreshLeaseExpireTime,
    now: connections.refreshBegunTime,
    notForcedSince: optional(connections.forcedRefreshTime),
  },
  (context, { connectionId, leaseId, expireTime, now, notForcedSince, ...seen }) =>
    context.db
      .update(connections)
      .set({
        ...leaseColumns({ id: leaseId, expireTime }),
        refreshFence: sql`${connections.refreshFence} + 1`,
        refreshBegunTime: sql`coalesce(${connections.refreshBegunTime}, ${now})`,
        ...(notForcedSince && { forcedRefreshTime: now }),
      })
      .where(
        inScope(
          context,
          connections,
          eq(connections.id, connectionId),
          eq(connections.credentialsVersion, seen.credentialsVersion),
          eq(connections.status, seen.status),
          eq(connections.refreshFence, seen.refreshFence),
          or(isNull(connections.refreshLeaseExpireTime), lt(connections.refreshLeaseExpireTime, now)),
          notForcedSince &&
            or(isNull(connections.forcedRefreshTime), lte(connections.forcedRefreshTime, notForcedSince)),
        ),
      )
      .returning({ fence: connections.refreshFence }),
);

interface RenewedColumns {
  readonly credentialsSealed: string;
  readonly sealKeyId: string;
  readonly tokenExpireTime: Date | null;
  readonly refreshDueTime: Date | null;
  readonly diagnosis: ConnectionDiagnosis;
}

/**
 * Stores renewed tokens with the event that tells of them, in one statement. Answers the connection as it is then.
 * Undefined if a later refresh or a person has stored others.
 */
export async function storeRenewed(
  context: Context,
  row: ConnectionRow,
  { credentialsSealed, sealKeyId, diagnosis, ...times }: RenewedColumns,
  fence: number,
): Promise<Unreported<ConnectionRow | undefined>> {
  const event = toEventRow(context, connectionEvent('connection.refreshed', row));
  const [stored] = await storeTokens(context, {
    ...eventValues(context, event),
    connectionId: row.id,
    fence,
    credentialsSealed,
    credentialsKeyId: sealKeyId,
    diagnosis,
    tokenExpireTime: times.tokenExpireTime ?? undefined,
    refreshDueTime: times.refreshDueTime ?? undefined,
  });
  if (stored) wakeEvents(context);
  return new Unreported(stored && { ...row, ...stored });
}

const storeTokens = prepared(
  {
    ...eventInputs,
    connectionId: connections.id,
    fence: connections.credentialsFence,
    credentialsSealed: connections.credentialsSealed,
    credentialsKeyId: connections.sealKeyId,
    diagnosis: connections.diagnosis,
    tokenExpireTime: optional(connections.tokenExpireTime),
    refreshDueTime: optional(connections.refreshDueTime),
  },
  (context, { connectionId, fence, credentialsSealed, credentialsKeyId, diagnosis, ...given }) => {
    const { tokenExpireTime = null, refreshDueTime = null, createTime: now, ...event } = given;
    const isEarlier = lt(connections.credentialsFence, fence);
    const changed = context.db.$with('changed').as(
      context.db
        .update(connections)
        .set({
          ...endedRefresh(fence),
          credentialsSealed,
          sealKeyId: credentialsKeyId,
          credentialsTime: now,
          stop: null,
          status: 'created',
          diagnosis,
          tokenExpireTime,
          refreshDueTime,
        })
        .where(inScope(context, connections, eq(connections.id, connectionId), isEarlier))
        .returning(),
    );
    const told = insertingEvent(context, { ...event, createTime: now }, changed);
    return context.db.with(changed, told).select().from(changed);
  },
);

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
function leaseColumns<Id, Time>({ id, expireTime }: { readonly id: Id; readonly expireTime: Time }) {
  return { refreshLeaseId: id, refreshLeaseExpireTime: expireTime, refreshDueTime: expireTime };
}

function isHeld(context: Context, connectionId: string, leaseId: string) {
  return inScope(
    context,
    connections,
    and(eq(connections.id, connectionId), eq(connections.refreshLeaseId, leaseId)),
  );
}
