import type { BackfillProgress } from '@dowel/schema';
import { desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type InstalledObject, isOfObject } from '../../platform/db/of-object.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, readRuns } from '../../platform/db/tables.ts';
import { selectLastBackfill } from './running/queries.ts';

/**
 * A read of an object that somebody asked for and that goes on, with its window. Until the transaction ends, nobody else looks
 * for one, so that two who ask at once do not both begin one.
 */
export async function lockOpenRequest(
  tx: Context,
  installationId: string,
  objectName: string,
): Promise<Pick<typeof readRuns.$inferSelect, 'id' | 'fromTime' | 'untilTime'> | undefined> {
  await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, eq(installations.id, installationId)))
    .for('no key update');
  const [run] = await tx.db
    .select({ id: readRuns.id, fromTime: readRuns.fromTime, untilTime: readRuns.untilTime })
    .from(readRuns)
    .where(
      inProject(
        tx,
        readRuns,
        isOfObject(readRuns, { installationId, objectName }),
        eq(readRuns.readType, 'triggered'),
        isNull(readRuns.endTime),
      ),
    )
    .orderBy(desc(readRuns.id))
    .limit(1);
  return run;
}

/** How far the latest backfill of an object has come. */
export async function selectBackfill(
  context: Context,
  object: InstalledObject,
): Promise<BackfillProgress | undefined> {
  const run = await selectLastBackfill(context, object);
  if (!run) return undefined;
  return {
    ...object,
    operationId: run.id,
    recordsProcessed: run.recordsRead,
    createTime: run.createTime.toISOString(),
    ...(run.endTime && { updateTime: run.endTime.toISOString() }),
  };
}
