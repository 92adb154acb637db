import { stoppedWords } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { endOpenReconciling, endOpenRuns, endOpenRunsOf } from './runs-queries.ts';

/** Ends the reads of objects that go on, before they are through. Their operations fail with the reason. */
export async function endRuns(
  tx: Context,
  objects: readonly { readonly installationId: string; readonly objectName: string }[],
  reason: string,
): Promise<void> {
  const ids: string[] = [];
  for (const [objectName, some] of Map.groupBy(objects, (object) => object.objectName)) {
    const installationIds = some.map(({ installationId }) => installationId);
    ids.push(...(await endOpenRuns(tx, objectName, installationIds)));
  }
  await fail(tx, ids, reason);
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

async function fail(tx: Context, ids: readonly string[], reason: string): Promise<void> {
  const { result, msg } = stoppedWords(reason);
  const log = {
    time: tx.now(),
    severity: 'WARNING' as const,
    msg,
    details: {},
  };
  await operationLog.change(tx, ids, { status: 'failure', result }, log);
}
