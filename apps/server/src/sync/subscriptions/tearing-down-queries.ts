import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { isOfLeaving } from '../../platform/db/installation-joins.ts';
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
      inProject(
        context,
        subscriptions,
        and(isOfLeaving(leaving), or(isNotNull(providerId), isNotNull(dueTime))),
      ),
    )
    .orderBy(asc(id));
}

export type Whose =
  | { readonly id: string }
  | { readonly connectionId: string }
  | { readonly installationIds: readonly string[] };

/** Those of some subscriptions that are at a provider. Until the transaction ends, no turn stores another one. */
export async function lockMade(tx: Context, whose: Whose): Promise<SetUp[]> {
  const { id, installationId, connectionId, providerId } = subscriptions;
  const rows = await tx.db
    .select({ id, installationId, connectionId, providerId })
    .from(subscriptions)
    .where(inProject(tx, subscriptions, isTheirs(whose)))
    .orderBy(asc(id))
    .for('update');
  return rows.filter((row) => row.providerId !== null);
}

function isTheirs(whose: Whose): SQL {
  if ('id' in whose) return eq(subscriptions.id, whose.id);
  if ('connectionId' in whose) return eq(subscriptions.connectionId, whose.connectionId);
  return isAnyOf(subscriptions.installationId, whose.installationIds);
}
