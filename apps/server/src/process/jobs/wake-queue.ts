import type { ConstructorOptions, PgBoss } from 'pg-boss';
import { v7 } from 'uuid';
import type { DatabaseConnection, Driver } from '../../platform/db/database.ts';
import { type WorkRole, workRoles } from '../../platform/env/roles.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import { LanesAtWork } from './lanes-at-work.ts';

/**
 * The queues of the roles. Everything else about the work that waits is in our own tables. Messages have the queue that
 * held everything once, so that releases before and after take no message from each other during an upgrade.
 */
const queueNames: Readonly<Record<WorkRole, string>> = { worker: 'work', delivery: 'lanes' };

/**
 * `exclusive` keeps one wake-up for each key, whether it waits or runs, so a lane never has two turns. A wake-up during a
 * turn is kept by the process that gives the turn. Nothing is retried here: the sweep finds what a lost turn left.
 */
const settings = {
  policy: 'exclusive',
  retryLimit: 0,
  /** A worker that has died frees its lane after this time, and one more look of the supervisor. */
  heartbeatSeconds: 10,
  /** No turn takes this long. */
  expireInSeconds: 60,
  retentionSeconds: 3600,
  deleteAfterSeconds: 60,
} as const;

/** How often the process looks for workers that have died, and how often it deletes what is done. */
const SUPERVISE_SECONDS = 3;
const MAINTENANCE_SECONDS = 60;
/** The workers are woken by `WakeWorkers.look`. Polling is only for a wake-up that was missed. */
const POLLING_SECONDS = 30;
const HEARTBEAT_SECONDS = 3;

/** Wake-ups of the lanes of one role, in the database. All processes share them. */
export interface WakeQueue {
  /**
   * Adds a wake-up for each of these lanes that has none. A lane at work in this process has another turn after it.
   * Answers the lanes that had one: they wait, or are at work in another process.
   */
  add(lanes: readonly Lane[]): Promise<readonly Lane[]>;
  /**
   * Takes wake-ups, `slots` at a time, of which at most `perProject` belong to one project.
   * @param handle gives the lane its turns. It must not throw. If it answers true, the lane goes behind the others.
   */
  work(limits: WorkLimits, handle: Handle): Promise<WakeWorkers>;
}

type Handle = (lane: Lane, stay: Stay) => Promise<boolean>;

/** The time in which a lane has a slot. */
export interface Stay {
  /** Whether a slot is free for the project of the lane. Then no lane of it waits for a slot here. */
  areSlotsFree(): boolean;
  /** Whether the lane has been woken since it was last asked. */
  takeWake(): boolean;
}

export interface WakeQueues {
  readonly of: Readonly<Record<WorkRole, WakeQueue>>;
  /** Hands back the wake-ups whose turns have not ended, so that other processes can take their lanes at once. */
  close(): Promise<void>;
}

export interface WorkLimits {
  readonly slots: number;
  readonly perProject: number;
}

export interface WakeWorkers {
  /**
   * Has an idle worker look for wake-ups now. One that finds something has the next one look, too.
   * @returns whether any is idle
   */
  look(): boolean;
  /** Takes no more, and waits for the turns that run. */
  stop(): Promise<void>;
}

/**
 * Opens the queues. Their tables are made or changed under the lock of the migrations. The library is loaded only here.
 * @param supervises whether this process looks after workers that have died, in all processes.
 */
export async function openWakeQueues(
  database: DatabaseConnection,
  supervises: boolean,
  onError: (error: unknown) => void,
): Promise<WakeQueues> {
  const library = await import('pg-boss');
  const boss = (driver: Driver, options: { migrate: boolean; supervise: boolean }): PgBoss => {
    const made = new library.PgBoss({
      db: driver.kind === 'pglite' ? library.fromPglite(driver.client) : toDatabase(driver),
      backend: driver.kind,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      ...options,
    });
    return made.on('error', onError);
  };
  await database.alone((driver) => install(boss(driver, { migrate: true, supervise: false })));
  const queue = await boss(database.driver, { migrate: false, supervise: supervises }).start();
  const toWakeQueue = (name: string): WakeQueue => {
    const atWork = new LanesAtWork();
    const add = async (lanes: readonly Lane[]) => {
      const others = new Map(lanes.flatMap((lane) => (atWork.wake(lane) ? [] : [[v7(), lane] as const])));
      if (others.size === 0) return [];
      const added = await queue.insert(
        name,
        Array.from(others, ([id, lane]) => ({
          id,
          data: lane,
          singletonKey: lane.id,
          group: { id: lane.projectId },
        })),
        { returnId: true },
      );
      for (const id of added ?? []) others.delete(id);
      return [...others.values()];
    };
    return { add, work: (limits, handle) => startWorkers({ queue, name, atWork, add }, limits, handle) };
  };
  return {
    of: { worker: toWakeQueue(queueNames.worker), delivery: toWakeQueue(queueNames.delivery) },
    close: () => queue.stop({ graceful: false, close: false }),
  };
}

async function install(boss: PgBoss): Promise<void> {
  await boss.start();
  try {
    const { policy: _, ...changeable } = settings;
    for (const role of workRoles) {
      const name = queueNames[role];
      const known = await boss.getQueue(name);
      // A policy cannot be changed. The wake-ups that go with the queue are found by the sweep.
      if (known && known.policy !== settings.policy) await boss.deleteQueue(name);
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** A queue of the library, and the lanes of it that have a slot here. */
interface Place extends Pick<WakeQueue, 'add'> {
  readonly queue: PgBoss;
  readonly name: string;
  readonly atWork: LanesAtWork;
}

async function startWorkers(
  { queue, name, atWork, add }: Place,
  { slots, perProject }: WorkLimits,
  handle: Handle,
): Promise<WakeWorkers> {
  const ids = (isBusy: boolean) =>
    queue
      .getWipData()
      .flatMap((worker) => (worker.name === name && worker.count > 0 === isBusy ? [worker.id] : []));
  const look = () => {
    const [idle] = ids(false);
    if (idle !== undefined) queue.notifyWorker(idle);
    return idle !== undefined;
  };
  const options = {
    batchSize: 1,
    localConcurrency: slots,
    localGroupConcurrency: perProject,
    pollingIntervalSeconds: POLLING_SECONDS,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
  };
  await queue.work<Lane>(name, options, async ([wakeUp]) => {
    if (!wakeUp) return;
    // Whoever is busy, we too, looks again as soon as the turn has ended.
    for (const busy of ids(true)) queue.notifyWorker(busy);
    look();
    const lane = wakeUp.data;
    const areSlotsFree = () => ids(false).length > 0 && atWork.count(lane.projectId) < perProject;
    const isWanted = await atWork.during(lane, async (takeWake) => {
      const isMoreDue = await handle(lane, { areSlotsFree, takeWake });
      // Not left to the library, which does it after this function: until then another wake-up would be refused.
      await queue.complete(name, wakeUp);
      return takeWake() || isMoreDue;
    });
    if (isWanted) await add([lane]);
  });
  return { look, stop: () => queue.offWork(name, { wait: true }) };
}

/** The library writes its own statements for our pool. It reads `rows` as what it asked for. */
function toDatabase(driver: Extract<Driver, { kind: 'postgres' }>): Required<ConstructorOptions>['db'] {
  return { executeSql: (text, values) => driver.query(text, values) };
}
