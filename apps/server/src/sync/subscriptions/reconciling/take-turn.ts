import type { Context } from '../../../context.ts';
import type { Turn, TurnEnd } from '../../../platform/lanes/lane.ts';
import { findInstalled } from '../../reads/find-installed.ts';
import { goOn } from '../../reads/running/take-turn.ts';
import { startRun } from '../../reads/start-run.ts';
import { holdInstallations } from '../following-queries.ts';
import type { EventSubject } from '../lanes.ts';
import { findWanted } from './find-wanted.ts';
import { reconcilingKind } from './kind.ts';
import {
  deleteObject,
  isHeldBack,
  lockDueObject,
  type RunRow,
  selectDueRun,
  updateObject,
} from './queries.ts';
import { nextTime } from './reading-times.ts';

/** Goes on with the run of an object that is due, or starts one. */
export async function takeTurn(turn: Turn, subject: EventSubject): Promise<TurnEnd> {
  const run = (await selectDueRun(turn.context, subject)) ?? (await startDue(turn, subject));
  return run ? goOn(turn, run, reconcilingKind) : { isMoreDue: false };
}

/** Starts the run of an object that is due, and plans the next one. Undefined if none begins. */
function startDue(turn: Turn, subject: EventSubject): Promise<RunRow | undefined> {
  return turn.write(async (tx) => {
    // A deploy locks the installation first, and then its objects. In another order the two could block each other.
    await holdInstallations(tx, [subject.installationId]);
    const object = await lockDueObject(tx, subject);
    const installed = object && (await findInstalled(tx, subject.installationId));
    if (!installed) return undefined;
    const wanted = await findWanted(tx, installed, subject.objectName);
    if (!wanted || wanted.findable.size === 0) {
      // Follow adds it again as soon as somebody subscribes to it.
      await deleteObject(tx, subject);
      return undefined;
    }
    const dueTime = nextTime(object.dueTime, tx.env.reconcileMinutes, tx.now());
    await updateObject(tx, subject, { dueTime });
    return start(tx, subject, {
      integrationId: installed.fields.integrationId,
      configId: installed.configId,
    });
  });
}

/** While the credentials do not work or the object is paused, nothing is read. What has changed meanwhile is found later. */
async function start(
  tx: Context,
  subject: EventSubject,
  whose: { readonly integrationId: string; readonly configId: string },
): Promise<RunRow | undefined> {
  if (await isHeldBack(tx, subject)) return undefined;
  await startRun(tx, { ...whose, ...subject, readType: 'reconciling' });
  return selectDueRun(tx, subject);
}
