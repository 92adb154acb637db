import { LaneLostError, type Turn, type TurnEnd } from '../../../platform/lanes/lane.ts';
import { beginLook } from './begin-look.ts';
import { endLook, holdLook, LookEndedError, refuseLook } from './end-look.ts';
import { lookAt } from './look-at.ts';
import { planLook } from './plan-look.ts';
import { findDue, updateWatch, type WatchRow } from './queries.ts';

/** After an error of our own, so that the turns of this lane do not follow each other at once. */
const BROKEN_MS = 60_000;
/** More than the calls that may fail in a row. */
const MAX_FAILURES = 10;
const broken = 'The look failed again and again with an error of this server. Its log says more.';

const nothingDue: TurnEnd = { isMoreDue: false };

/** Goes on with the look at the fields of an installation, or begins the one that the schedule wants. */
export async function takeTurn(turn: Turn, installationId: string): Promise<TurnEnd> {
  const watch = await findDue(turn.context, installationId);
  if (!watch) return nothingDue;
  try {
    return await goOn(turn, watch);
  } catch (error) {
    if (error instanceof LookEndedError) return nothingDue;
    if (!(error instanceof LaneLostError) && !turn.signal.aborted) await postpone(turn, watch);
    throw error;
  }
}

async function goOn(turn: Turn, watch: WatchRow): Promise<TurnEnd> {
  const { installationId } = watch;
  const found = await planLook(turn.context, installationId);
  if (!found) {
    await turn.write((tx) => updateWatch(tx, installationId, { dueTime: null }));
    return nothingDue;
  }
  if (!('plan' in found)) {
    await turn.write((tx) => refuseLook(tx, found));
    return nothingDue;
  }
  const { plan } = found;
  let look = watch.look ?? (await beginLook(turn, plan));
  if (!look) return nothingDue;
  const isBroken = watch.failures >= MAX_FAILURES;
  let before: Pick<WatchRow, 'failures' | 'firstFailureTime'> = watch;
  for (const object of isBroken ? [] : plan.objects) {
    if (object.objectName <= look.last) continue;
    if (turn.signal.aborted) return { isMoreDue: true };
    look = await lookAt(turn, { plan, look, object }, before);
    if (!look) return nothingDue;
    before = { failures: 0, firstFailureTime: null };
  }
  const done = look;
  await turn.write(async (tx) => {
    await holdLook(tx, installationId, done.id);
    await endLook(tx, plan, done, isBroken ? { failure: broken, failedBy: 'server' } : undefined);
  });
  return nothingDue;
}

/** A look that cannot even begin is tried again in this way for as long as it takes. */
async function postpone(turn: Turn, { installationId, failures }: WatchRow): Promise<void> {
  const dueTime = new Date(turn.context.now().getTime() + BROKEN_MS);
  await turn.write((tx) => updateWatch(tx, installationId, { dueTime, failures: failures + 1 }));
}
