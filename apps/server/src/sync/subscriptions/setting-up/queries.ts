import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { isItsApp } from '../../../platform/db/installation-joins.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import { isNewer } from '../../../platform/db/slice.ts';
import { connections, providerApps, subscriptions } from '../../../platform/db/tables.ts';
import type { DuePage, Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows } from '../../../platform/lanes/queries.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const MANY = 10_000;

/** The installations of all projects whose subscription is to be brought in step. */
export function selectDue(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<{ installationId: string; projectId: string }[]> {
  const isLater = isNewer(subscriptions.installationId, { after });
  const isDue = lte(subscriptions.dueTime, context.now());
  return acrossProjects(context, 'a sweep finds the due work of every project')
    .select({ installationId: subscriptions.installationId, projectId: subscriptions.projectId })
    .from(subscriptions)
    .where(and(isReachable(context, subscriptions), isDue, isLater))
    .orderBy(asc(subscriptions.installationId))
    .limit(limit);
}

/** How many subscriptions wait, and since when. It stops counting at a large number. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return measureRows(context, subscriptions.dueTime, lte(subscriptions.dueTime, context.now()), MANY);
}

export async function findSubscription(
  context: Context,
  installationId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await context.db
    .select()
    .from(subscriptions)
    .where(inProject(context, subscriptions, eq(subscriptions.installationId, installationId)));
  return row;
}

export async function updateSubscription(
  tx: Context,
  id: string,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await tx.db
    .update(subscriptions)
    .set(change)
    .where(inProject(tx, subscriptions, eq(subscriptions.id, id)));
}

/** Sets when a subscription is due again, unless something has made it due meanwhile. */
export async function settle(
  tx: Context,
  { id, dueTime: seen }: Pick<SubscriptionRow, 'id' | 'dueTime'>,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  const isAsSeen = seen === null ? undefined : eq(subscriptions.dueTime, seen);
  const { dueTime = null, ...others } = change;
  if (Object.keys(others).length > 0) await updateSubscription(tx, id, others);
  await tx.db
    .update(subscriptions)
    .set({ dueTime })
    .where(inProject(tx, subscriptions, eq(subscriptions.id, id), isAsSeen));
}

/** Deletes it, unless something has made it due meanwhile. */
export async function deleteSettled(tx: Context, id: string): Promise<void> {
  const isSettled = isNull(subscriptions.dueTime);
  await tx.db.delete(subscriptions).where(inProject(tx, subscriptions, eq(subscriptions.id, id), isSettled));
}

/** The application that a connection belongs to. */
export async function findProviderApp(
  context: Context,
  connectionId: string,
): Promise<{ id: string; hasWebhookSecret: boolean } | undefined> {
  const [row] = await context.db
    .select({ id: providerApps.id, webhookSecretSealed: providerApps.webhookSecretSealed })
    .from(connections)
    .innerJoin(providerApps, isItsApp)
    .where(inProject(context, connections, eq(connections.id, connectionId)));
  return row && { id: row.id, hasWebhookSecret: row.webhookSecretSealed !== null };
}
