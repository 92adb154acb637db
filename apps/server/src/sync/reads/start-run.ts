import { readReasons } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import type { ReadType } from '../../platform/db/tables/read-runs.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import { readLane } from './read-lane.ts';
import { insertRuns, type NewRun } from './runs-queries.ts';

interface RunToStart extends NewRun {
  /** What its log says beside why it is started. */
  readonly note?: string | undefined;
}

/** Starts a read in the caller's transaction. Answers the id of its operation, which is also that of the run. */
export async function startRun(tx: Context, run: RunToStart): Promise<string> {
  const [id] = await startRuns(tx, [run]);
  if (id === undefined) throw new Error('A read was started, and its id is missing.');
  return id;
}

/** Starts reads in the caller's transaction. Answers the ids of their operations, in the same order. */
export async function startRuns(tx: Context, runs: readonly RunToStart[]): Promise<string[]> {
  const now = tx.now();
  const started = runs.map((run) => ({ ...run, id: v7() }));
  await operationLog.begin(
    tx,
    started.map(({ id, integrationId, installationId, configId, objectName, ...run }) => ({
      id,
      integrationId,
      installationId,
      configId,
      ...describeRun(run.readType, objectName),
      logs: [reasons[run.readType], run.note]
        .filter((msg) => msg !== undefined)
        .map((msg) => ({
          time: now,
          severity: 'INFO' as const,
          msg,
          details: { object: objectName, ...toWindow(run) },
        })),
    })),
  );
  await insertRuns(tx, started);
  const { id: projectId } = tx.project;
  for (const { installationId, objectName, readType } of started) {
    // Its own lane has begun it.
    if (readType === 'reconciling') continue;
    wakeAfterCommit(tx, readLane({ installationId, objectName, projectId }));
  }
  return started.map(({ id }) => id);
}

/** What an operation says of its run. A run that finds changes for subscribers is one of their operations. */
export function describeRun(readType: ReadType, objectName: string) {
  return readType === 'reconciling'
    ? { actionType: 'subscribe' as const, metadata: { objects: [objectName] } }
    : { actionType: 'read' as const, metadata: { objects: [objectName], readType } };
}

const reasons: Readonly<Record<ReadType, string>> = {
  ...readReasons,
  reconciling: 'It is time to look for changes that the provider has not told of.',
};

/** The window, as texts of a log. What has changed is only known to lie in a window when the run begins. */
function toWindow({
  readType,
  fromTime,
  untilTime,
}: Pick<NewRun, 'readType' | 'fromTime' | 'untilTime'>): Record<string, string> {
  if (readType === 'scheduled' || readType === 'reconciling') return {};
  return {
    from: fromTime?.toISOString() ?? 'the beginning',
    until: untilTime?.toISOString() ?? 'now',
  };
}
