import { laneKinds } from '../compose-lanes.ts';
import { createContext, type Dependencies } from '../context.ts';
import type { DatabaseConnection } from '../db/database.ts';
import type { Log } from '../log.ts';
import { watchWaiting } from './figures.ts';
import { startRetention } from './retention.ts';
import { openWakeQueue } from './wake-queue.ts';
import type { WakeSender } from './wake-sender.ts';
import { startWorkers } from './workers.ts';

/** The errors of the queue come with every statement while the database is away. One line in this time is enough. */
const QUIET_MS = 10_000;

/** What runs beside the requests. */
export interface Jobs {
  /** Ends within `patienceMs`. A turn that needs longer is handed back. */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Opens the queue, so that requests can wake lanes. With the role `worker`, this process also does what waits, and
 * deletes what is old.
 */
export async function startJobs(
  dependencies: Dependencies,
  database: DatabaseConnection,
  sender: WakeSender,
): Promise<Jobs> {
  const { env, log } = dependencies;
  const isWorker = env.roles.includes('worker');
  const queue = await openWakeQueue(database, isWorker, quietly(log));
  const workers = isWorker ? await startWorkers(dependencies, laneKinds, queue) : undefined;
  const retention = isWorker ? startRetention(createContext(dependencies, 'retention')) : undefined;
  sender.open(async (lanes) => {
    await queue.add(lanes);
    workers?.look();
  });
  watchWaiting(dependencies, laneKinds);
  return {
    async stop(patienceMs) {
      await sender.close();
      await workers?.stop(patienceMs);
      await retention?.stop();
      await queue.close();
    },
  };
}

function quietly(log: Log): (err: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err) => {
    if (performance.now() - loggedAt < QUIET_MS) return;
    loggedAt = performance.now();
    log.warn({ err }, 'the queue could not be used; it is tried again');
  };
}
