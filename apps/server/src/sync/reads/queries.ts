import type { BackfillProgress } from '@dowel/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, readObjects, readRuns } from '../../platform/db/tables.ts';

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
        eq(readRuns.installationId, installationId),
        eq(readRuns.objectName, objectName),
        eq(readRuns.readType, 'triggered'),
        isNull(readRuns.endTime),
      ),
    )
    .orderBy(desc(readRuns.id))
    .limit(1);
  return run;
}

/** The schedule of an object by the provider's name. Empty when it has none. Undefined when it was never read. */
export async function findSchedule(
  context: Context,
  installationId: string,
  objectName: string,
): Promise<string | undefined> {
  const isIt = and(eq(readObjects.installationId, installationId), eq(readObjects.objectName, objectName));
  const [row] = await context.db
    .select({ schedule: readObjects.schedule })
    .from(readObjects)
    .where(inProject(context, readObjects, isIt));
  return row?.schedule;
}

/** How far the latest backfill of an object has come. */
export async function selectBackfill(
  context: Context,
  installationId: string,
  objectName: string,
): Promise<BackfillProgress | undefined> {
  const [run] = await context.db
    .select()
    .from(readRuns)
    .where(
      inProject(
        context,
        readRuns,
        eq(readRuns.installationId, installationId),
        eq(readRuns.objectName, objectName),
        eq(readRuns.readType, 'backfill'),
      ),
    )
    .orderBy(desc(readRuns.id))
    .limit(1);
  if (!run) return undefined;
  return {
    installationId,
    objectName,
    operationId: run.id,
    recordsProcessed: run.recordsRead,
    createTime: run.createTime.toISOString(),
    ...(run.endTime && { updateTime: run.endTime.toISOString() }),
  };
}
