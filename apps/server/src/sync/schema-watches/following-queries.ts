import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { isItsConnection } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, installations, schemaSnapshots, schemaWatches } from '../../platform/db/tables.ts';

type WatchRow = typeof schemaWatches.$inferSelect;

/** An installation, as far as it decides when its fields are looked at. */
export interface Watchable {
  readonly id: string;
  readonly hasBadCredentials: boolean;
}

const hasBadCredentials = sql<boolean>`${connections.status} = 'bad_credentials'`;

/** The installations that meet a condition. Nobody can delete them until the transaction ends. */
export function holdInstallations(
  tx: Context,
  condition: SQL,
): Promise<(Watchable & { integrationId: string })[]> {
  return tx.db
    .select({ id: installations.id, integrationId: installations.integrationId, hasBadCredentials })
    .from(installations)
    .innerJoin(connections, isItsConnection)
    .where(inProject(tx, installations, condition))
    .orderBy(installations.id)
    .for('key share', { of: installations });
}

/** The installations that meet a condition and are watched, and when. */
export function selectWatched(
  tx: Context,
  condition: SQL,
): Promise<(Watchable & { dueTime: Date | null })[]> {
  return tx.db
    .select({ id: installations.id, hasBadCredentials, dueTime: schemaWatches.dueTime })
    .from(installations)
    .innerJoin(
      schemaWatches,
      and(
        eq(schemaWatches.projectId, installations.projectId),
        eq(schemaWatches.installationId, installations.id),
      ),
    )
    .innerJoin(connections, isItsConnection)
    .where(inProject(tx, installations, condition));
}

/** The watches of installations. Nobody else can change them until the transaction ends. */
export function lockWatches(tx: Context, installationIds: readonly string[]): Promise<WatchRow[]> {
  return tx.db
    .select()
    .from(schemaWatches)
    .where(inProject(tx, schemaWatches, isAnyOf(schemaWatches.installationId, installationIds)))
    .orderBy(schemaWatches.installationId)
    .for('update');
}

/** Makes watches due now, and adds those that are missing. Those with bad credentials wait. */
export async function upsertDue(tx: Context, watchables: readonly Watchable[]): Promise<void> {
  const now = tx.now();
  for (const some of inStatements(watchables)) {
    const rows = some.map(({ id, hasBadCredentials: isBad }) => ({
      installationId: id,
      projectId: tx.project.id,
      dueTime: isBad ? null : now,
      createTime: now,
    }));
    await tx.db
      .insert(schemaWatches)
      .values(rows)
      .onConflictDoUpdate({
        target: [schemaWatches.projectId, schemaWatches.installationId],
        set: { dueTime: sql`excluded.due_time`, failures: 0, firstFailureTime: null },
        setWhere: inProject(tx, schemaWatches),
      });
  }
}

export async function updateWatches(
  tx: Context,
  installationIds: readonly string[],
  change: Partial<Pick<WatchRow, 'dueTime' | 'look' | 'error'>>,
): Promise<void> {
  await tx.db
    .update(schemaWatches)
    .set({ ...change, failures: 0, firstFailureTime: null })
    .where(inProject(tx, schemaWatches, isAnyOf(schemaWatches.installationId, installationIds)));
}

export async function deleteWatches(tx: Context, installationIds: readonly string[]): Promise<void> {
  await tx.db
    .delete(schemaWatches)
    .where(inProject(tx, schemaWatches, isAnyOf(schemaWatches.installationId, installationIds)));
}

export async function deleteSnapshots(tx: Context, installationIds: readonly string[]): Promise<void> {
  await tx.db
    .delete(schemaSnapshots)
    .where(inProject(tx, schemaSnapshots, isAnyOf(schemaSnapshots.installationId, installationIds)));
}
