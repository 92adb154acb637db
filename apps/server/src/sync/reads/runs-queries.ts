import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { inProject } from '../../platform/db/scope.ts';
import type { ReadType } from '../../platform/db/tables/read-runs.ts';
import { readRuns } from '../../platform/db/tables.ts';

/** A read to start, and whom it is for. */
export interface NewRun {
  readonly integrationId: string;
  readonly installationId: string;
  readonly configId: string;
  /** The provider's name of the object. */
  readonly objectName: string;
  readonly readType: ReadType;
  /** Unset: from the beginning. */
  readonly fromTime?: Date | undefined;
  /** Unset: until the time at which the run begins. */
  readonly untilTime?: Date | undefined;
}

/** Inserts runs that are due now. */
export async function insertRuns(
  context: Context,
  runs: readonly (NewRun & { readonly id: string })[],
): Promise<void> {
  const now = context.now();
  for (const some of inStatements(runs)) {
    const rows = some.map(({ integrationId: _, configId: __, ...run }) => ({
      ...run,
      dueTime: now,
      createTime: now,
      projectId: context.project.id,
    }));
    await context.db.insert(readRuns).values(rows);
  }
}

/** A run that finds changes for subscribers is no read: what ends reads does not end it. */
const isRead = ne(readRuns.readType, 'reconciling');

type RunRow = typeof readRuns.$inferSelect;

/** A run that was ended before it was through. */
export type StoppedRun = Pick<
  RunRow,
  'id' | 'installationId' | 'objectName' | 'readType' | 'fromTime' | 'untilTime'
>;

/** Ends the open runs that find changes for the subscribers of installations, and answers these runs. */
export function endOpenReconciling(
  context: Context,
  installationIds: readonly string[],
): Promise<StoppedRun[]> {
  return endThose(context, installationIds, eq(readRuns.readType, 'reconciling'));
}

/** Ends the open reads of an object in some installations, and answers these reads. */
export function endOpenRuns(
  context: Context,
  objectName: string,
  installationIds: readonly string[],
): Promise<StoppedRun[]> {
  return endThose(context, installationIds, and(eq(readRuns.objectName, objectName), isRead));
}

/** Ends all open runs of installations, and answers these runs. */
export function endOpenRunsOf(context: Context, installationIds: readonly string[]): Promise<StoppedRun[]> {
  return endThose(context, installationIds);
}

function endThose(context: Context, installationIds: readonly string[], and?: SQL): Promise<StoppedRun[]> {
  const { id, installationId, objectName, readType, fromTime, untilTime } = readRuns;
  const isOpen = isNull(readRuns.endTime);
  return context.db
    .update(readRuns)
    .set({ endTime: context.now(), dueTime: null })
    .where(inProject(context, readRuns, isAnyOf(readRuns.installationId, installationIds), isOpen, and))
    .returning({ id, installationId, objectName, readType, fromTime, untilTime });
}
