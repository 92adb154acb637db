import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context, PublicContext } from '../../../context.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import { isNewer } from '../../../platform/db/slice.ts';
import { schemaSnapshots, schemaWatches } from '../../../platform/db/tables.ts';
import type { DuePage, Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows } from '../../../platform/lanes/queries.ts';

export type WatchRow = typeof schemaWatches.$inferSelect;
export type SnapshotRow = typeof schemaSnapshots.$inferSelect;

const MANY = 10_000;

/** The installations of all projects whose fields are to be looked at. */
export function selectDue(
  context: PublicContext,
  { after, limit }: DuePage,
): Promise<{ installationId: string; projectId: string }[]> {
  const isLater = isNewer(schemaWatches.installationId, { after });
  const isDue = lte(schemaWatches.dueTime, context.now());
  return acrossProjects(context, 'a sweep finds the due work of every project')
    .select({ installationId: schemaWatches.installationId, projectId: schemaWatches.projectId })
    .from(schemaWatches)
    .where(and(isReachable(context, schemaWatches), isDue, isLater))
    .orderBy(asc(schemaWatches.installationId))
    .limit(limit);
}

/** How many looks wait, and since when. It stops counting at a large number. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return measureRows(context, schemaWatches.dueTime, lte(schemaWatches.dueTime, context.now()), MANY);
}

/** Undefined when it is not due, or gone. */
export async function findDue(context: Context, installationId: string): Promise<WatchRow | undefined> {
  const isDue = and(
    eq(schemaWatches.installationId, installationId),
    lte(schemaWatches.dueTime, context.now()),
  );
  const [row] = await context.db
    .select()
    .from(schemaWatches)
    .where(inProject(context, schemaWatches, isDue));
  return row;
}

/** Nobody else can change it until the transaction ends. */
export async function lockWatch(tx: Context, installationId: string): Promise<WatchRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(schemaWatches)
    .where(inProject(tx, schemaWatches, eq(schemaWatches.installationId, installationId)))
    .for('update');
  return row;
}

export async function updateWatch(
  tx: Context,
  installationId: string,
  change: Partial<WatchRow>,
): Promise<void> {
  await tx.db
    .update(schemaWatches)
    .set(change)
    .where(inProject(tx, schemaWatches, eq(schemaWatches.installationId, installationId)));
}

/** What the last look has seen of an object. */
export async function findSnapshot(
  tx: Context,
  installationId: string,
  objectName: string,
): Promise<SnapshotRow | undefined> {
  const isIt = and(
    eq(schemaSnapshots.installationId, installationId),
    eq(schemaSnapshots.objectName, objectName),
  );
  const [row] = await tx.db
    .select()
    .from(schemaSnapshots)
    .where(inProject(tx, schemaSnapshots, isIt));
  return row;
}

/** Stores what was seen of an object in place of what the last look has seen. */
export async function replaceSnapshot(
  tx: Context,
  known: Pick<SnapshotRow, 'id'> | undefined,
  {
    installationId,
    objectName,
    sourceHash,
  }: Pick<SnapshotRow, 'installationId' | 'objectName' | 'sourceHash'>,
  content: string,
): Promise<void> {
  const now = tx.now();
  const id = known?.id ?? v7();
  const { sealed: fieldsSealed, sealKeyId } = tx.secrets.seal(content, id);
  const seen = { sourceHash, fieldsSealed, sealKeyId };
  if (known) {
    await tx.db
      .update(schemaSnapshots)
      .set({ ...seen, updateTime: now })
      .where(inProject(tx, schemaSnapshots, eq(schemaSnapshots.id, id)));
    return;
  }
  const projectId = tx.project.id;
  await tx.db
    .insert(schemaSnapshots)
    .values({ ...seen, id, installationId, objectName, projectId, createTime: now });
}

/** Forgets objects that are not looked at any more. */
export async function deleteOtherSnapshots(
  tx: Context,
  installationId: string,
  objectNames: readonly string[],
): Promise<void> {
  const isOther = and(
    eq(schemaSnapshots.installationId, installationId),
    notInArray(schemaSnapshots.objectName, [...objectNames]),
  );
  await tx.db.delete(schemaSnapshots).where(inProject(tx, schemaSnapshots, isOther));
}
