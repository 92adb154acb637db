import type { Operation } from '@dowel/schema';
import { and, desc, eq, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import type { ReadObjectRow } from '../../platform/db/tables/read-objects.ts';
import { operations, readObjects, readRuns, writeRuns } from '../../platform/db/tables.ts';

export interface RunOutcome {
  readonly run: Pick<
    typeof readRuns.$inferSelect,
    'id' | 'objectName' | 'readType' | 'recordsRead' | 'dueTime' | 'startTime' | 'endTime' | 'createTime'
  >;
  /** Null when the operation is not kept any more. */
  readonly status: string | null;
  readonly metadata: Operation['metadata'] | null;
  /** Whether a backfill of the object has ended, or none is needed. */
  readonly isBackfilled: boolean;
}

/** How far the reading of each object of an installation has come. The caller must have found the installation. */
export function selectReadObjects(context: Context, installationId: string): Promise<ReadObjectRow[]> {
  return context.db
    .select()
    .from(readObjects)
    .where(inProject(context, readObjects, eq(readObjects.installationId, installationId)));
}

/** The latest runs of each object of an installation, newest first. One statement reads those of all objects. */
export async function selectLatestRuns(
  context: Context,
  installationId: string,
  limit: number,
): Promise<RunOutcome[]> {
  const ofObject = inProject(
    context,
    readRuns,
    eq(readRuns.installationId, installationId),
    eq(readRuns.objectName, readObjects.objectName),
    ne(readRuns.readType, 'reconciling'),
  );
  const latest = context.db
    .select({
      id: readRuns.id,
      objectName: readRuns.objectName,
      readType: readRuns.readType,
      recordsRead: readRuns.recordsRead,
      dueTime: readRuns.dueTime,
      startTime: readRuns.startTime,
      endTime: readRuns.endTime,
      createTime: readRuns.createTime,
    })
    .from(readRuns)
    .where(ofObject)
    .orderBy(desc(readRuns.id))
    .limit(limit)
    .as('latest');
  return context.db
    .select({
      run: {
        id: latest.id,
        objectName: latest.objectName,
        readType: latest.readType,
        recordsRead: latest.recordsRead,
        dueTime: latest.dueTime,
        startTime: latest.startTime,
        endTime: latest.endTime,
        createTime: latest.createTime,
      },
      status: operations.status,
      metadata: operations.metadata,
      isBackfilled: sql<boolean>`${readObjects.backfilledTime} is not null`,
    })
    .from(readObjects)
    .innerJoinLateral(latest, sql`true`)
    .leftJoin(operations, and(eq(operations.projectId, readObjects.projectId), eq(operations.id, latest.id)))
    .where(inProject(context, readObjects, eq(readObjects.installationId, installationId)))
    .orderBy(desc(latest.id));
}

/** The writes of an installation that wait, by object. */
export async function selectWaitingWrites(
  context: Context,
  installationId: string,
): Promise<ReadonlyMap<string, { recordCount: number; untilTime: Date | null }>> {
  const rows = await context.db
    .select({
      objectName: writeRuns.objectName,
      recordCount: sql<number>`sum(${writeRuns.records})`.mapWith(Number),
      untilTime: min(writeRuns.deadlineTime),
    })
    .from(writeRuns)
    .where(
      inProject(
        context,
        writeRuns,
        eq(writeRuns.installationId, installationId),
        isNotNull(writeRuns.dueTime),
      ),
    )
    .groupBy(writeRuns.objectName);
  return new Map(rows.map(({ objectName, ...waiting }) => [objectName, waiting]));
}
