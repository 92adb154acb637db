import * as operationLog from '../../../installing/operation-log/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { Plan } from './find-plan.ts';
import { deliveryOf } from './follow-changes.ts';
import { readLimit } from './read-limit.ts';
import { logLine, type RunState, storeRun } from './run-state.ts';
import type { Window } from './window.ts';

/** Freezes the window of a run. */
export async function beginRun(turn: Turn, plan: Plan, state: RunState): Promise<RunState> {
  const { run } = state;
  return turn.write(async (tx) => {
    const now = tx.now();
    const { window, says, position, foundBefore } = await plan.kind.begin(tx, plan, run);
    const limit = readLimit(tx.env, foundBefore, now);
    const begun = await storeRun(tx, state, {
      run: { fromTime: window.from ?? null, untilTime: window.until, startTime: now },
      position: { ...position, limit, delivery: deliveryOf(plan) },
    });
    const line = logLine(begun, now, { severity: 'INFO', msg: says });
    await operationLog.addLogs(tx, run.id, [
      { ...line, details: { ...line.details, ...detailsOf(plan, window) } },
    ]);
    return begun;
  });
}

function detailsOf(
  { effective, destination }: Plan,
  { from, until, isOpen }: Window,
): Record<string, string> {
  return {
    from: from?.toISOString() ?? 'the beginning',
    until: isOpen ? 'the end of the read' : until.toISOString(),
    destination: effective.destination,
    destinationType: destination.type,
  };
}
