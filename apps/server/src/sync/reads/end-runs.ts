import type { NotificationEvent } from '@dowel/schema';
import { stoppedWords } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { fieldsOfInstallations } from '../../installing/installations/reporting/service.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { emit } from '../../platform/events/emit.ts';
import { endOpenReconciling, endOpenRuns, endOpenRunsOf, type StoppedRun } from './runs-queries.ts';
import { triggeredEvent } from './triggered-event.ts';

/** Ends the reads of objects that go on, before they are through. Their operations fail with the reason. */
export async function endRuns(
  tx: Context,
  objects: readonly { readonly installationId: string; readonly objectName: string }[],
  reason: string,
): Promise<void> {
  const stopped: StoppedRun[] = [];
  for (const [objectName, some] of Map.groupBy(objects, (object) => object.objectName)) {
    const installationIds = some.map(({ installationId }) => installationId);
    stopped.push(...(await endOpenRuns(tx, objectName, installationIds)));
  }
  await fail(tx, stopped, reason);
}

/** Like `endRuns`, for all objects of installations. */
export async function endRunsOf(
  tx: Context,
  installationIds: readonly string[],
  reason: string,
): Promise<void> {
  if (installationIds.length > 0) await fail(tx, await endOpenRunsOf(tx, installationIds), reason);
}

/** Like `endRunsOf`, only for runs that find changes for subscribers. */
export async function endReconcilingOf(
  tx: Context,
  installationIds: readonly string[],
  reason: string,
): Promise<void> {
  await fail(tx, await endOpenReconciling(tx, installationIds), reason);
}

async function fail(tx: Context, stopped: readonly StoppedRun[], reason: string): Promise<void> {
  const ids = stopped.map(({ id }) => id);
  const { result, msg } = stoppedWords(reason);
  const log = {
    time: tx.now(),
    severity: 'WARNING' as const,
    msg,
    details: {},
  };
  await operationLog.change(tx, ids, { status: 'failure', result }, log);
  const asked = stopped.filter(({ readType }) => readType === 'triggered');
  if (asked.length > 0) await emit(tx, await eventsOf(tx, asked, reason));
}

/** Whoever has asked for a read waits for one of its events. */
async function eventsOf(
  tx: Context,
  asked: readonly StoppedRun[],
  reason: string,
): Promise<NotificationEvent[]> {
  const fieldsOf = await fieldsOfInstallations(
    tx,
    asked.map(({ installationId }) => installationId),
  );
  return asked.flatMap((run) => {
    const fields = fieldsOf.get(run.installationId);
    return fields ? [triggeredEvent(fields, run, reason)] : [];
  });
}
