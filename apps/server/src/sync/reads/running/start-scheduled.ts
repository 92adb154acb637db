import type { Context } from '../../../context.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { missedReads, nextReadTime } from '../rules.ts';
import { startRun } from '../start-run.ts';
import { findInstallation } from './plan-queries.ts';
import {
  lockDueObject,
  type ReadObjectRow,
  type RunRow,
  type Subject,
  selectDueRun,
  selectLastBackfill,
  updateReadObject,
} from './queries.ts';

/** Starts the read of an object whose schedule is due, and plans the next one. Undefined if none is due. */
export function startScheduled(turn: Turn, subject: Subject): Promise<RunRow | undefined> {
  return turn.write(async (tx) => {
    // Somebody may have paused it, or started another read.
    const object = await lockDueObject(tx, subject);
    const installed = object && (await findInstallation(tx, subject.installationId));
    if (!installed) return undefined;
    const dueTime = nextReadTime(object.schedule, subject.installationId, tx.now());
    await updateReadObject(tx, subject, { dueTime });
    const { integrationId } = installed.fields;
    const { configId } = installed;
    const kind = await kindOfRun(tx, object);
    const note = missedReads(object, subject.installationId, tx.now());
    await startRun(tx, { integrationId, configId, ...subject, ...kind, note });
    return selectDueRun(tx, subject);
  });
}

/** A backfill that failed is tried again, because the reads after it would leave its records out. */
async function kindOfRun(tx: Context, object: ReadObjectRow) {
  const failed = object.backfilledTime === null ? await selectLastBackfill(tx, object) : undefined;
  return failed
    ? { readType: 'backfill' as const, fromTime: failed.fromTime ?? undefined }
    : { readType: 'scheduled' as const };
}
