import { isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { isAnyOf } from '../../../../db/any-of.ts';
import { inProject } from '../../../../db/scope.ts';
import { subscriptions } from '../../../../db/tables.ts';
import type { OlderRows } from '../../../../lanes/queries.ts';

/** The installations of subscriptions whose objects were never planned. */
export const unplanned: OlderRows = {
  table: subscriptions,
  id: subscriptions.installationId,
  isLacking: isNull(subscriptions.reconcilingPlannedTime),
};

/** Notes that the objects are planned. Subscriptions that lack something are due now; answers their installations. */
export async function setPlanned(tx: Context, installationIds: readonly string[]): Promise<string[]> {
  const { error, dueTime } = subscriptions;
  const now = tx.now();
  const isTheirs = isAnyOf(subscriptions.installationId, installationIds);
  const rows = await tx.db
    .update(subscriptions)
    .set({
      reconcilingPlannedTime: now,
      dueTime: sql`case when ${error} is null then ${dueTime} else ${now.toISOString()}::timestamptz end`,
    })
    .where(inProject(tx, subscriptions, isTheirs))
    .returning({ id: subscriptions.installationId, isLacking: isNotNull(error) });
  return rows.filter(({ isLacking }) => isLacking).map(({ id }) => id);
}
