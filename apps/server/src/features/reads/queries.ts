import type { BackfillProgress } from '@dowel/schema';
import { desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../db/scope.ts';
import { readRuns } from '../../db/tables.ts';

/** The id of a read of an object that somebody asked for and that goes on. */
export async function findOpenRequest(
  context: Context,
  installationId: string,
  objectName: string,
): Promise<string | undefined> {
  const [run] = await context.db
    .select({ id: readRuns.id })
    .from(readRuns)
    .where(
      inProject(
        context,
        readRuns,
        eq(readRuns.installationId, installationId),
        eq(readRuns.objectName, objectName),
        eq(readRuns.readType, 'triggered'),
        isNull(readRuns.endTime),
      ),
    )
    .orderBy(desc(readRuns.id))
    .limit(1);
  return run?.id;
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
