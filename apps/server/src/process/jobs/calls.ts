import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import type { WakeQueue } from './wake-queue.ts';
import type { Workers } from './workers.ts';

/** The channel on which processes call each other. What is told is a role, or a role, a project and a lane. */
const CHANNEL = 'dowel_wake_ups';

/** Tells other processes that there are wake-ups for them, so that none waits for their next sweep. */
export interface Calls {
  /**
   * Has the processes with this role look for wake-ups. Nobody needs to hear it: a sweep finds what nobody took.
   * @param busy lanes for which a wake-up was refused. They may be at work in one of these processes, which then gives
   * them another turn.
   */
  call(role: WorkRole, busy: readonly Lane[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hears the calls for the roles that this process has started. Calls are sent after the commit of what they are about,
 * in a statement of their own: a NOTIFY within a transaction would make commits wait for each other.
 */
export function openCalls(
  { driver, listen }: DatabaseConnection,
  started: ReadonlyMap<WorkRole, Pick<Workers, 'look' | 'hear'>>,
): Calls {
  const hear = (told?: string) => {
    // A process that was not connected may have missed a call for any role.
    const [role, projectId, ...id] = told?.split(' ') ?? [];
    for (const [own, workers] of started) {
      if (role !== undefined && role !== own) continue;
      if (projectId !== undefined) workers.hear({ id: id.join(' '), projectId });
      else workers.look();
    }
  };
  const listening = started.size > 0 ? listen?.(CHANNEL, hear) : undefined;
  return {
    async call(role, busy) {
      if (driver.kind !== 'postgres') return;
      const told = [role, ...busy.map(({ id, projectId }) => `${role} ${projectId} ${id}`)];
      await driver.query('select pg_notify($1, told) from unnest($2::text[]) told', [CHANNEL, told]);
    },
    close: async () => listening?.close(),
  };
}

/**
 * Wakes lanes of a role, in this process or another one.
 * @param workers those of the role in this process, if it has the role.
 */
export async function wakeLanes(
  role: WorkRole,
  lanes: readonly Lane[],
  { queue, workers, others }: { queue: WakeQueue; workers: Workers | undefined; others: Calls },
): Promise<void> {
  const busy = await queue.add(lanes);
  const isTaken = workers?.look() ?? false;
  if (!isTaken || busy.length > 0) await others.call(role, busy);
}
