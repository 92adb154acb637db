import { createContext, type Dependencies } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import type { LaneKind } from '../../platform/lanes/lane.ts';

const EVERY_MS = 60_000;
/** A process that does the work begins within a second, and takes over from a dead one after some twelve. */
const LONG_MS = 2 * 60_000;

/** Says once a minute when work waits for long that this process does not do. Perhaps no process has its role. */
export function watchUnserved(
  dependencies: Dependencies,
  kinds: readonly LaneKind[],
): { look(): Promise<void>; stop(): Promise<void> } {
  const context = createContext(dependencies, 'unserved');
  const look = async () => {
    for (const { name, role, measure } of kinds) {
      const waiting = await measure(context);
      if (!waiting.oldestDueTime) continue;
      const waitsMs = dependencies.now().getTime() - waiting.oldestDueTime.getTime();
      if (waitsMs < LONG_MS) continue;
      dependencies.log.warn(
        { queue: name, items: waiting.items, waitsMs },
        `work waits for a process with the role ${role}; start one with DOWEL_ROLES=${role}, or see why it does not keep up`,
      );
    }
  };
  const heart = startHeartbeat(EVERY_MS, () =>
    look().catch((err: unknown) =>
      dependencies.log.warn({ err }, 'what waits could not be measured; this is tried again in a minute'),
    ),
  );
  return { look, ...heart };
}
