import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import type { Workers } from './workers.ts';

/** The channel on which processes call each other. What is told is a role. */
const CHANNEL = 'dowel_wake_ups';

/** Tells processes with other roles that there are wake-ups for them, so that none waits for their next sweep. */
export interface Calls {
  /** Has the processes with this role look for wake-ups. Nobody needs to hear it: a sweep finds what nobody took. */
  call(role: WorkRole): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hears the calls for the roles that this process has started. Calls are sent after the commit of what they are about,
 * in a statement of their own: a NOTIFY within a transaction would make commits wait for each other.
 */
export function openCalls(
  { driver, listen }: DatabaseConnection,
  started: ReadonlyMap<WorkRole, Pick<Workers, 'look'>>,
): Calls {
  // A process that was not connected may have missed a call for any role.
  const hear = (role?: string) => {
    for (const [own, workers] of started) if (role === undefined || role === own) workers.look();
  };
  const listening = started.size > 0 ? listen?.(CHANNEL, hear) : undefined;
  return {
    async call(role) {
      if (driver.kind === 'postgres') await driver.query('select pg_notify($1, $2)', [CHANNEL, role]);
    },
    close: async () => listening?.close(),
  };
}
