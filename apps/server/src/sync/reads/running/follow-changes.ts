import { isOnRequest, recordMapping } from '@dowel/schema/rules';
import * as operationLog from '../../../installing/operation-log/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { FoundPlan, Plan } from './find-plan.ts';
import { hashOf } from './position.ts';
import { logLine, type RunState, storeRun } from './run-state.ts';

/** Stands for where records are delivered, with which of their fields, and under which names. */
export function deliveryOf({ object, entry, effective, destination }: FoundPlan): string {
  const { plain, mapped, values } = recordMapping(object, entry);
  const auto = entry?.selectedFieldsAuto;
  const byValue = [...values].map(([name, delivered]) => [name, [...delivered]]);
  const { associations = [] } = object;
  const delivered = [destination.id, effective.deliveredName, auto, plain, mapped, byValue];
  return hashOf(JSON.stringify([...delivered, associations, isOnRequest(object)]));
}

/**
 * A run goes on as the config and the manifest are now. Records that it has delivered before are not delivered again, so the
 * run says that they are of another kind.
 */
export async function followChanges(turn: Turn, plan: Plan, state: RunState): Promise<RunState> {
  const { run, position } = state;
  const delivery = deliveryOf(plan);
  // A release without this has begun the run.
  if (position.delivery === undefined || position.delivery === delivery) return state;
  const changedAfter = run.recordsDelivered;
  return turn.write(async (tx) => {
    const stored = await storeRun(tx, state, {
      position: { delivery, ...(changedAfter > 0 && { changedAfter }) },
    });
    if (changedAfter === 0) return stored;
    const msg = `The config, the manifest or the destination has changed while this was read. The ${changedAfter} records before were delivered as it was then, and are not delivered again. Trigger a read of "${run.objectName}" to get them as it is now.`;
    await operationLog.addLogs(tx, run.id, [logLine(stored, tx.now(), { severity: 'WARNING', msg })]);
    return stored;
  });
}
