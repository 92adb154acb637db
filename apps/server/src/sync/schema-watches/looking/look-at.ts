import * as operationLog from '../../../installing/operation-log/service.ts';
import type { SchemaLook } from '../../../platform/db/tables/schema-watches.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../platform/lanes/when-stopped.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { reactTo } from '../../reads/running/failure-reactions.ts';
import { askForFields } from './ask-for-fields.ts';
import { endLook, holdLook } from './end-look.ts';
import { noteFields, noteNotDescribed, type Step } from './note-object.ts';
import { updateWatch, type WatchRow } from './queries.ts';

type Failures = Pick<WatchRow, 'failures' | 'firstFailureTime'>;

/**
 * Asks the provider for the fields of an object, and stores what it has said. Answers undefined when the look must wait,
 * or has failed.
 * @throws {LookEndedError}
 */
export async function lookAt(turn: Turn, step: Step, before: Failures): Promise<SchemaLook | undefined> {
  const stop = whenStopped(turn.signal);
  try {
    return await noteFields(turn, step, await askForFields(step.plan, step.object, stop));
  } catch (error) {
    if (!(error instanceof ProviderError) || stop.aborted) throw error;
    return react(turn, step, error, before);
  }
}

async function react(
  turn: Turn,
  step: Step,
  error: ProviderError,
  before: Failures,
): Promise<SchemaLook | undefined> {
  const { plan, look } = step;
  const now = turn.context.now();
  const failures = before.failures + 1;
  const firstFailureTime = before.firstFailureTime ?? now;
  const limitedSince = new Date(look.startMs);
  const met = { failures, firstFailureTime, limitedSince, restarts: Number.POSITIVE_INFINITY };
  const reaction = reactTo(error, met, now, Math.random());
  switch (reaction.kind) {
    case 'wait':
      return waitUntil(turn, step, error, new Date(now.getTime() + reaction.waitMs));
    case 'waitForLimits':
      return waitUntil(turn, step, error, reaction.until);
    case 'retry': {
      // A provider that was away for an object is asked once for each of the others, not for hours.
      if (look.isAway) return noteNotDescribed(turn, step, error);
      const dueTime = new Date(now.getTime() + reaction.waitMs);
      return waitUntil(turn, step, error, dueTime, { failures, firstFailureTime });
    }
    default:
      // The other objects can still be looked at.
      if (error.kind !== 'credentials') return noteNotDescribed(turn, step, error);
  }
  await turn.write(async (tx) => {
    await holdLook(tx, plan.installed.fields.installationId, look.id);
    await endLook(tx, plan, look, { failure: error.message, failedBy: error.failedBy });
  });
  return undefined;
}

async function waitUntil(
  turn: Turn,
  { plan, look, object: { objectName } }: Step,
  error: ProviderError,
  dueTime: Date,
  failed: Partial<Failures> = {},
): Promise<undefined> {
  const { installationId } = plan.installed.fields;
  await turn.write(async (tx) => {
    await holdLook(tx, installationId, look.id);
    await operationLog.addLogs(tx, look.id, [
      {
        time: tx.now(),
        severity: 'WARNING',
        msg: `[${objectName}] The provider could not be asked for the fields. It is asked again at ${dueTime.toISOString()}.`,
        error: error.message,
        details: { object: objectName, failedBy: error.failedBy },
      },
    ]);
    await updateWatch(tx, installationId, { dueTime, ...failed });
  });
}
