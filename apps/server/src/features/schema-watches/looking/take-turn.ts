import { ProviderError } from '../../../connectors/engine/provider-error.ts';
import type { SchemaLook } from '../../../db/tables/schema-watches.ts';
import { LaneLostError, type Turn, type TurnEnd } from '../../../lanes/lane.ts';
import { whenStopped } from '../../../lanes/when-stopped.ts';
import * as operations from '../../operations/recording/go-on.ts';
import { reactTo } from '../../reads/running/reactions.ts';
import { beginLook } from './begin-look.ts';
import { endLook, holdLook, LookEndedError, refuseLook } from './end-look.ts';
import { askForFields, noteFields, noteNotDescribed } from './look-at-object.ts';
import { type LookPlan, planLook, type WatchedObject } from './plan-look.ts';
import { findDue, updateWatch, type WatchRow } from './queries.ts';

/** After an error of our own, so that the turns of this lane do not follow each other at once. */
const BROKEN_MS = 60_000;
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
  const begun = watch.look ?? (await beginLook(turn, plan));
  if (!begun) return nothingDue;
  if (watch.failures >= MAX_FAILURES) {
    await turn.write(async (tx) => {
      await holdLook(tx, installationId, begun.id);
      await endLook(tx, plan, begun, { failure: broken, failedBy: 'server' });
    });
    return nothingDue;
  }
  return lookAtAll(turn, plan, begun, watch);
}

async function lookAtAll(turn: Turn, plan: LookPlan, begun: SchemaLook, watch: WatchRow): Promise<TurnEnd> {
  let look = begun;
  let { failures, firstFailureTime } = watch;
  for (const object of plan.objects) {
    if (look.done.includes(object.objectName)) continue;
    if (turn.signal.aborted) return { isMoreDue: true };
    const next = await lookAt(turn, plan, look, object, { failures, firstFailureTime });
    if (!next) return nothingDue;
    look = next;
    [failures, firstFailureTime] = [0, null];
  }
  await turn.write(async (tx) => {
    await holdLook(tx, watch.installationId, look.id);
    await endLook(tx, plan, look);
  });
  return nothingDue;
}

type Failures = Pick<WatchRow, 'failures' | 'firstFailureTime'>;

/** Undefined when the look waits or has failed. */
async function lookAt(
  turn: Turn,
  plan: LookPlan,
  look: SchemaLook,
  object: WatchedObject,
  before: Failures,
): Promise<SchemaLook | undefined> {
  const stop = whenStopped(turn.signal);
  try {
    const fields = await askForFields(turn.context, plan, object, stop);
    return await noteFields(turn, plan, look, object, fields);
  } catch (error) {
    if (!(error instanceof ProviderError) || stop.aborted) throw error;
    return react(turn, plan, look, object, error, before);
  }
}

async function react(
  turn: Turn,
  plan: LookPlan,
  look: SchemaLook,
  object: WatchedObject,
  error: ProviderError,
  before: Failures,
): Promise<SchemaLook | undefined> {
  const now = turn.context.now();
  const failures = before.failures + 1;
  const firstFailureTime = before.firstFailureTime ?? now;
  const met = { failures, firstFailureTime, restarts: Number.POSITIVE_INFINITY };
  const reaction = reactTo(error, met, now, Math.random());
  const { installationId } = plan.installed.fields;
  if (reaction.kind === 'wait' || reaction.kind === 'waitForLimits' || reaction.kind === 'retry') {
    const dueTime =
      reaction.kind === 'waitForLimits' ? reaction.until : new Date(now.getTime() + reaction.waitMs);
    const counted = reaction.kind === 'retry' ? { failures, firstFailureTime } : {};
    await turn.write(async (tx) => {
      await holdLook(tx, installationId, look.id);
      await operations.addLogs(tx, look.id, [waiting(object, error, now, dueTime)]);
      await updateWatch(tx, installationId, { dueTime, ...counted });
    });
    return undefined;
  }
  // The other objects can still be looked at, unless the whole account is out of reach.
  if (error.kind !== 'credentials' && error.kind !== 'unreachable') {
    return noteNotDescribed(turn, plan, look, object, error);
  }
  await turn.write(async (tx) => {
    await holdLook(tx, installationId, look.id);
    await endLook(tx, plan, look, { failure: error.message, failedBy: error.kind });
  });
  return undefined;
}

function waiting({ objectName }: WatchedObject, error: ProviderError, time: Date, until: Date) {
  return {
    time,
    severity: 'WARNING' as const,
    msg: `[${objectName}] The provider could not be asked for the fields. It is asked again at ${until.toISOString()}.`,
    error: error.message,
    details: { object: objectName, failedBy: error.kind },
  };
}

/** A look that cannot even begin is tried again by the schedule of these attempts, for as long as it takes. */
async function postpone(turn: Turn, { installationId, failures }: WatchRow): Promise<void> {
  const dueTime = new Date(turn.context.now().getTime() + BROKEN_MS);
  await turn.write((tx) => updateWatch(tx, installationId, { dueTime, failures: failures + 1 }));
}
