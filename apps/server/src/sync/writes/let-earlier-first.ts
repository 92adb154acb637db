import * as operationLog from '../../installing/operation-log/service.ts';
import type { Turn } from '../../platform/lanes/lane.ts';
import { end } from './end-run.ts';
import { orderKeysOf } from './new-writes.ts';
import { selectEarlierRun, updateRun, type WriteRow, type WriteRunRow } from './queries.ts';

/**
 * Lets an earlier run go first that has still to write one of the same records: its older values would overwrite those of
 * this one. A pool does not wait for more records then. Undefined if there is none; otherwise whether nothing of the run
 * is due now.
 */
export async function letEarlierFirst(
  turn: Turn,
  run: WriteRunRow,
  waiting: readonly WriteRow[],
): Promise<boolean | undefined> {
  const { context } = turn;
  // A caller who waits for the answer decides on the order.
  if (run.isSynchronous || run.type === 'create') return undefined;
  const own = waiting.flatMap((row) =>
    orderKeysOf(context, run, row).map((orderKey) => ({ id: row.id, orderKey })),
  );
  const earlier = await selectEarlierRun(context, run, own);
  if (!earlier?.dueTime) return undefined;
  const now = context.now();
  if (earlier.isPooling || earlier.dueTime <= now) {
    const dueTime = new Date((run.dueTime ?? now).getTime() - 1);
    await turn.write((tx) => updateRun(tx, earlier.id, { dueTime }));
    return false;
  }
  const dueTime = new Date(earlier.dueTime.getTime() + 1);
  const msg = `An earlier write of the same record goes first, so this waits until ${dueTime.toISOString()}.`;
  const details = { object: run.objectName, earlierOperation: earlier.id };
  await turn.write(async (tx) => {
    if (dueTime > run.deadlineTime) return end(tx, run, TOO_LATE);
    await updateRun(tx, run.id, { dueTime });
    await operationLog.addLogs(tx, run.id, [{ time: now, severity: 'INFO', msg, details }]);
  });
  return true;
}

const TOO_LATE =
  'An earlier write of the same record waits until after its deadline, so it was not sent. Send it again.';
