import type { Turn } from '../../../lanes/lane.ts';
import * as operations from '../../operations/recording/go-on.ts';
import type { Plan } from './plan/find-plan.ts';
import { selectReadObject } from './queries.ts';
import { logLine, type RunState, storeRun } from './run-state.ts';
import { type Window, windowOf } from './window.ts';

/** Freezes the window of a run. */
export async function beginRun(turn: Turn, plan: Plan, state: RunState): Promise<RunState> {
  const { run } = state;
  const { changes } = plan.handled;
  const object = await selectReadObject(turn.context, run);
  return turn.write(async (tx) => {
    const now = tx.now();
    const watermark = object?.watermark ?? plan.installed.createTime;
    const { readType, fromTime, untilTime } = run;
    const window = windowOf(changes, { readType, fromTime, untilTime, watermark, now });
    const begun = await storeRun(tx, state, {
      run: { fromTime: window.from ?? null, untilTime: window.until, startTime: now },
    });
    const line = logLine(begun, now, { severity: 'INFO', msg: announce(plan, run.readType, window) });
    await operations.addLogs(tx, run.id, [
      { ...line, details: { ...line.details, ...detailsOf(plan, window) } },
    ]);
    return begun;
  });
}

function announce(
  { connector, handled: { changes } }: Plan,
  readType: RunState['run']['readType'],
  { from }: Window,
): string {
  if (readType === 'scheduled' && changes.source !== 'filter') {
    return `${connector.displayName} cannot say what has changed in this object, so everything is read.`;
  }
  if (from && changes.source !== 'filter') {
    return `${connector.displayName} cannot filter by time, so everything is read, and records that changed before are left out.`;
  }
  return from ? 'The records that have changed in this time are read.' : 'All records are read.';
}

function detailsOf({ effective, destination }: Plan, { from, until }: Window): Record<string, string> {
  return {
    from: from?.toISOString() ?? 'the beginning',
    until: until.toISOString(),
    destination: effective.destination,
    destinationType: destination.type,
  };
}
