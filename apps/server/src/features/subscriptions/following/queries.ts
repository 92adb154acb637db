import { eq, inArray, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { inProject } from '../../../db/scope.ts';
import { installations, subscriptions } from '../../../db/tables.ts';

/** How many rows one statement inserts. PostgreSQL takes at most 65,535 values. */
const rowsAtOnce = 5000;

export const isOfIntegration = (integrationId: string): SQL => eq(installations.integrationId, integrationId);
export const isOverConnection = (connectionId: string): SQL => eq(installations.connectionId, connectionId);

/** The ids of installations that meet a condition. */
export async function selectInstallationIds(tx: Context, condition: SQL): Promise<string[]> {
  const rows = await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, condition));
  return rows.map(({ id }) => id);
}

/** Makes subscriptions due now, and adds those that are missing. */
export async function upsertDue(tx: Context, installationIds: readonly string[]): Promise<void> {
  const now = tx.now();
  for (let start = 0; start < installationIds.length; start += rowsAtOnce) {
    const rows = installationIds.slice(start, start + rowsAtOnce).map((installationId) => ({
      id: v7(),
      projectId: tx.project.id,
      installationId,
      events: [],
      dueTime: now,
      createTime: now,
    }));
    await tx.db
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [subscriptions.projectId, subscriptions.installationId],
        set: { dueTime: now, failures: 0 },
        setWhere: inProject(tx, subscriptions),
      });
  }
}

/**
 * Makes the subscriptions of installations that meet a condition due now. Answers the ids of these installations.
 * @param change with another account, events of the one before are no longer taken
 */
export async function updateDue(
  tx: Context,
  condition: SQL,
  { isOtherAccount = false }: { isOtherAccount?: boolean } = {},
): Promise<string[]> {
  const theirs = tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, condition));
  const rows = await tx.db
    .update(subscriptions)
    .set({ dueTime: tx.now(), failures: 0, ...(isOtherAccount && { accountRef: null }) })
    .where(inProject(tx, subscriptions, inArray(subscriptions.installationId, theirs)))
    .returning({ id: subscriptions.installationId });
  return rows.map(({ id }) => id);
}
