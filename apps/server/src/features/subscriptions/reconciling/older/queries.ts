import { asc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../../context.ts';
import { isAnyOf } from '../../../../db/any-of.ts';
import { acrossProjects, inProject } from '../../../../db/scope.ts';
import { subscriptions } from '../../../../db/tables.ts';

const isUnplanned = isNull(subscriptions.reconcilingPlannedTime);

/** The projects that have subscriptions whose objects were never planned, by id. */
export async function selectUnplannedProjects(
  context: PublicContext,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const isLater = after === undefined ? undefined : gt(subscriptions.projectId, after);
  const rows = await context.db
    .selectDistinct({ projectId: subscriptions.projectId })
    .from(subscriptions)
    .where(acrossProjects(context, 'a sweep finds the due work of every project', isUnplanned, isLater))
    .orderBy(asc(subscriptions.projectId))
    .limit(limit);
  return rows.map(({ projectId }) => projectId);
}

/** Some installations of the project whose objects were never planned. */
export async function selectUnplanned(tx: Context, limit: number): Promise<string[]> {
  const rows = await tx.db
    .select({ id: subscriptions.installationId })
    .from(subscriptions)
    .where(inProject(tx, subscriptions, isUnplanned))
    .orderBy(asc(subscriptions.installationId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

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
