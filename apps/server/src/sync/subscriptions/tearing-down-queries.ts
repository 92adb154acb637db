import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, subscriptions } from '../../platform/db/tables.ts';
import type { Leaving } from '../../platform/effects.ts';

/** A subscription that may be at a provider. */
export type SetUp = Pick<
  typeof subscriptions.$inferSelect,
  'id' | 'installationId' | 'connectionId' | 'providerId'
>;

/**
 * The subscriptions of installations that go. One that is due may have been made by an attempt that was cut off before
 * it could store what it had made.
 */
export function selectSetUp(context: Context, leaving: Leaving): Promise<SetUp[]> {
  const { id, installationId, connectionId, providerId, dueTime } = subscriptions;
  return context.db
    .select({ id, installationId, connectionId, providerId })
    .from(subscriptions)
    .innerJoin(
      installations,
      and(
        eq(installations.projectId, subscriptions.projectId),
        eq(installations.id, subscriptions.installationId),
      ),
    )
    .where(
      inProject(context, subscriptions, and(isOf(leaving), or(isNotNull(providerId), isNotNull(dueTime)))),
    )
    .orderBy(asc(id));
}

/** The subscriptions that were made over a connection. */
export function selectMadeOver(
  context: Context,
  connectionId: string,
): Promise<Pick<SetUp, 'installationId' | 'providerId'>[]> {
  const { installationId, providerId } = subscriptions;
  return context.db
    .select({ installationId, providerId })
    .from(subscriptions)
    .where(
      inProject(context, subscriptions, eq(subscriptions.connectionId, connectionId), isNotNull(providerId)),
    );
}

function isOf(leaving: Leaving): SQL | undefined {
  if ('installationId' in leaving) return eq(installations.id, leaving.installationId);
  if ('integrationId' in leaving) return eq(installations.integrationId, leaving.integrationId);
  return 'groupRef' in leaving ? eq(installations.groupRef, leaving.groupRef) : undefined;
}
