import type { ConfigContent } from '@dowel/schema';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isItsConfig, isItsConnection } from '../../../platform/db/installation-joins.ts';
import { rowsAsLists } from '../../../platform/db/rows-as-lists.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { configs, connections, installations, readObjects, readRuns } from '../../../platform/db/tables.ts';
import { sendAlong } from '../../../platform/db/transaction.ts';
import type { Backfilled, ReadState } from './plan-reads.ts';

type StateOfInstallation = ReadState & { readonly installationId: string };

const { projectId: _, ...stateColumns } = getTableColumns(readObjects);

/** The states of the reads of installations. Nobody else can change them until the transaction ends. */
export function lockStates(tx: Context, installationIds: readonly string[]): Promise<StateOfInstallation[]> {
  return tx.db
    .select(stateColumns)
    .from(readObjects)
    .where(inProject(tx, readObjects, isAnyOf(readObjects.installationId, installationIds)))
    .orderBy(readObjects.installationId, readObjects.objectName)
    .for('update');
}

/** The latest backfill of each object of installations. */
export async function selectLastBackfills(
  tx: Context,
  installationIds: readonly string[],
): Promise<(Backfilled & { installationId: string; objectName: string })[]> {
  if (installationIds.length === 0) return [];
  const { installationId, objectName, fromTime, endTime, readType } = readRuns;
  return tx.db
    .selectDistinctOn([installationId, objectName], {
      installationId,
      objectName,
      fromTime,
      isOpen: sql<boolean>`${endTime} is null`,
    })
    .from(readRuns)
    .where(inProject(tx, readRuns, isAnyOf(installationId, installationIds), eq(readType, 'backfill')))
    .orderBy(installationId, objectName, desc(readRuns.id));
}

/** The reads of an installation that go on. */
export function selectOpenRuns(
  tx: Context,
  installationId: string,
): Promise<{ id: string; objectName: string }[]> {
  const isOpen = and(eq(readRuns.installationId, installationId), isNull(readRuns.endTime));
  return tx.db
    .select({ id: readRuns.id, objectName: readRuns.objectName })
    .from(readRuns)
    .where(inProject(tx, readRuns, isOpen));
}

/** Lets the reads of objects go on that wait for the end of a pause. */
export async function wakePausedRuns(
  tx: Context,
  installationId: string,
  objectNames: readonly string[],
): Promise<void> {
  const waits = and(isNull(readRuns.endTime), isNull(readRuns.dueTime), ne(readRuns.readType, 'reconciling'));
  const isOf = and(
    eq(readRuns.installationId, installationId),
    inArray(readRuns.objectName, [...objectNames]),
  );
  await tx.db
    .update(readRuns)
    .set({ dueTime: tx.now() })
    .where(inProject(tx, readRuns, isOf, waits));
}

/** Lets the reads of installations go on that wait, for example until a provider allows more calls. */
export async function endWaits(tx: Context, installationIds: readonly string[]): Promise<void> {
  const isOf = isAnyOf(readRuns.installationId, installationIds);
  await tx.db
    .update(readRuns)
    .set({ dueTime: tx.now() })
    .where(inProject(tx, readRuns, isOf, gt(readRuns.dueTime, tx.now())));
}

/** Stores new states, and changed ones that `lockStates` has locked. */
export async function upsertStates(tx: Context, states: readonly StateOfInstallation[]): Promise<void> {
  for (const some of inStatements(states)) {
    const rows = some.map((state) => ({ ...state, askedPages: 0, projectId: tx.project.id }));
    await sendAlong(
      tx.db
        .insert(readObjects)
        .select(rowsAsLists(readObjects, rows))
        .onConflictDoUpdate({
          target: [readObjects.projectId, readObjects.installationId, readObjects.objectName],
          set: asInserted,
        }),
    );
  }
}

const asInserted = {
  schedule: sql`excluded.schedule`,
  dueTime: sql`excluded.due_time`,
  watermark: sql`excluded.watermark`,
  backfilledTime: sql`excluded.backfilled_time`,
  pausedTime: sql`excluded.paused_time`,
  pauseReason: sql`excluded.pause_reason`,
  pauseNote: sql`excluded.pause_note`,
  pauseBy: sql`excluded.pause_by`,
  failures: sql`excluded.failures`,
  firstFailureTime: sql`excluded.first_failure_time`,
  foundRecords: sql`excluded.found_records`,
  trouble: sql`excluded.trouble`,
};

interface StoredState {
  readonly id: string;
  readonly integrationId: string;
  readonly config: { readonly id: string; readonly content: ConfigContent };
  readonly hasBadCredentials: boolean;
}

/** The installations that meet a condition. Nobody else can change their configs until the transaction ends. */
export async function lockInstallationStates(tx: Context, condition: SQL): Promise<StoredState[]> {
  // The rows are locked first and joined in a second statement, which sees what was stored before the lock.
  const locked = await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, condition))
    .orderBy(installations.id)
    .for('update');
  if (locked.length === 0) return [];
  return tx.db
    .select({
      id: installations.id,
      integrationId: installations.integrationId,
      config: { id: configs.id, content: configs.content },
      hasBadCredentials: sql<boolean>`${connections.status} = 'bad_credentials'`,
    })
    .from(installations)
    .innerJoin(configs, isItsConfig)
    .innerJoin(connections, isItsConnection)
    .where(inProject(tx, installations, condition));
}
