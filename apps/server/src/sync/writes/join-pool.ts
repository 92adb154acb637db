import type { WriteRecords } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { orderedId } from '../../platform/db/ordered-id.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import type { WriteTarget } from './find-target.ts';
import { type PreparedWrite, toRows } from './new-writes.ts';
import {
  insertPool,
  insertWrites,
  lockPool,
  selectEarlierRun,
  updateRun,
  type WriteRunRow,
} from './queries.ts';
import { personalOf } from './rules.ts';
import { writeLane } from './write-lane.ts';

const MINUTE_MS = 60_000;

type Policy = NonNullable<WriteRecords['autoBatchPolicy']>;

/**
 * Adds a record to the pool of its object, which is sent when it is full, or when the first delay of its records is over.
 * Answers the id of the operation of the whole pool.
 */
export async function joinPool(
  tx: Context,
  target: WriteTarget,
  type: WriteRecords['type'],
  policy: Policy,
  prepared: readonly PreparedWrite[],
): Promise<string> {
  const asked = timesOf(tx.now(), policy);
  const pool = await openPool(tx, target, type, { ...policy, ...asked }, prepared);
  const placed = prepared.map((one, index) => ({ ...one, position: pool.records + index }));
  const { rows } = await toRows(tx, pool.id, placed, { isSentAtOnce: false, mayRepeat: false });
  await insertWrites(tx, rows);
  const count = pool.records + rows.length;
  // Who has asked for less waits no longer than that.
  const times = {
    dueTime: earlier(pool.dueTime, asked.dueTime),
    deadlineTime: earlier(pool.deadlineTime, asked.deadlineTime),
  };
  await updateRun(tx, pool.id, { records: count, ...times });
  if (count >= target.mostRecords) await close(tx, pool);
  return pool.id;
}

/** Nothing joins the pool any more, and it is sent now. */
async function close(tx: Context, pool: WriteRunRow): Promise<void> {
  await updateRun(tx, pool.id, { isPooling: false, dueTime: tx.now() });
  wakeAfterCommit(tx, writeLane(pool));
}

function timesOf(now: Date, { maxDelayMinutes, retryDeadlineHours = 1 }: Policy) {
  const dueTime = new Date(now.getTime() + maxDelayMinutes * MINUTE_MS);
  return { dueTime, deadlineTime: new Date(dueTime.getTime() + retryDeadlineHours * 60 * MINUTE_MS) };
}

function earlier(known: Date | null, asked: Date): Date {
  return known !== null && known < asked ? known : asked;
}

/** The open pool, locked, or a new one. A new one, too, if a later run than the pool has still to write the same record. */
async function openPool(
  tx: Context,
  { installation, object }: WriteTarget,
  type: WriteRecords['type'],
  { maxDelayMinutes, dueTime, deadlineTime }: Policy & ReturnType<typeof timesOf>,
  prepared: readonly PreparedWrite[],
): Promise<WriteRunRow> {
  const { installationId, integrationId, configId, actedAs } = installation;
  const { objectName } = object;
  const subject = { installationId, objectName, personalConnectionId: personalOf(installation) };
  const known = await lockPool(tx, subject, type);
  const own = prepared.flatMap(({ id, orderKeys }) => orderKeys.map((orderKey) => ({ id, orderKey })));
  if (known && !(await selectEarlierRun(tx, known, own, 'after'))) return known;
  if (known) await close(tx, known);
  const id = orderedId();
  const run = {
    id,
    ...subject,
    type,
    records: 0,
    isSynchronous: false,
    isPooling: true,
    dueTime,
    deadlineTime,
  };
  if (await insertPool(tx, run)) {
    const msg = `A request came to ${type} a record of ${objectName}. More may join it for ${maxDelayMinutes} min.`;
    const details = { object: objectName, type, mode: 'asynchronous', until: dueTime.toISOString() };
    await operationLog.begin(tx, [
      {
        id,
        installationId,
        integrationId,
        configId,
        actionType: 'write',
        metadata: { objects: [objectName] },
        actedAs,
        logs: [{ time: tx.now(), severity: 'INFO', msg, details }],
      },
    ]);
  }
  const opened = await lockPool(tx, subject, type);
  if (opened) return opened;
  throw new Error('A pool of writes was opened and closed at the same moment.');
}
