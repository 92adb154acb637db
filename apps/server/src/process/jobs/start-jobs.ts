import { createContext, type Dependencies } from '../../context.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import { type WorkRole, workRoles } from '../../platform/env/roles.ts';
import { kindOf, type LaneKind } from '../../platform/lanes/lane.ts';
import type { Log } from '../../platform/log.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import { laneKinds } from '../compose-lanes.ts';
import { type Calls, openCalls, wakeLanes } from './calls.ts';
import { watchWaiting } from './figures.ts';
import { startRetention } from './retention.ts';
import { watchUnserved } from './unserved.ts';
import { openWakeQueues, type WakeQueues } from './wake-queue.ts';
import type { WakeSender } from './wake-sender.ts';
import { startWorkers, type Workers } from './workers.ts';

/** The errors of the queue come with every statement while the database is away. One line in this time is enough. */
const QUIET_MS = 10_000;

/** What runs beside the requests. */
export interface Jobs {
  /** Ends within `patienceMs`. A turn that needs longer is handed back. */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Opens the queues, so that requests can wake lanes. With the roles `worker` and `delivery`, this process also does what
 * waits. A worker deletes what is old, too.
 */
export async function startJobs(
  dependencies: Dependencies,
  database: DatabaseConnection,
  sender: WakeSender,
): Promise<Jobs> {
  const { env, log } = dependencies;
  const mine = workRoles.filter((role) => env.roles.includes(role));
  const queues = await openWakeQueues(database, mine.length > 0, quietly(log));
  const started = new Map<WorkRole, Workers>();
  for (const role of mine)
    started.set(role, await startWorkers(dependencies, kindsOf(role), queues.of[role]));
  const retention = mine.includes('worker')
    ? startRetention(createContext(dependencies, 'retention'))
    : undefined;
  const unserved =
    mine.length > 0
      ? watchUnserved(dependencies, workRoles.filter((role) => !mine.includes(role)).flatMap(kindsOf))
      : undefined;
  const others = openCalls(database, started);
  sender.open((lanes) => wake(queues, started, others, lanes));
  watchWaiting(dependencies, laneKinds);
  return {
    async stop(patienceMs) {
      await sender.close();
      await others.close();
      unserved?.stop();
      await Promise.all([...started.values()].map((workers) => workers.stop(patienceMs)));
      await retention?.stop();
      await queues.close();
    },
  };
}

function kindsOf(role: WorkRole): LaneKind[] {
  return laneKinds.filter((kind) => kind.role === role);
}

const roleOfKind = new Map(laneKinds.map(({ name, role }) => [name, role]));

async function wake(
  queues: WakeQueues,
  started: ReadonlyMap<WorkRole, Workers>,
  others: Calls,
  lanes: readonly Lane[],
): Promise<void> {
  const byRole = Map.groupBy(lanes, (lane) => roleOfKind.get(kindOf(lane)) ?? 'worker');
  for (const [role, own] of byRole)
    await wakeLanes(role, own, { queue: queues.of[role], workers: started.get(role), others });
}

function quietly(log: Log): (err: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err) => {
    if (performance.now() - loggedAt < QUIET_MS) return;
    loggedAt = performance.now();
    log.warn({ err }, 'the queue could not be used; it is tried again');
  };
}
