import pLimit, { type LimitFunction } from 'p-limit';

/** A project has more work waiting than it may, or has waited too long for its turn. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Work of which each project may do only so much at once, so that none takes everybody's share. */
export interface ProjectQueue {
  /**
   * Runs `work` when it is the project's turn.
   * @throws {QueueFullError} before `work` has begun
   */
  run<T>(projectId: string, work: () => Promise<T>): Promise<T>;
}

export interface ProjectQueueOptions {
  /** How much of one project runs at the same time. */
  readonly atOnce: number;
  /** How much more of it may wait. */
  readonly waiting: number;
  /** How long it waits at most. */
  readonly waitMs: number;
}

export function createProjectQueue({ atOnce, waiting, waitMs }: ProjectQueueOptions): ProjectQueue {
  const projects = new Map<string, { limit: LimitFunction; size: number }>();
  return {
    async run(projectId, work) {
      const project = projects.get(projectId) ?? { limit: pLimit(atOnce), size: 0 };
      if (project.size >= atOnce + waiting) throw new QueueFullError('The project has too much waiting.');
      projects.set(projectId, project);
      project.size += 1;
      try {
        return await inTurn(project.limit, waitMs, work);
      } finally {
        project.size -= 1;
        if (project.size === 0) projects.delete(projectId);
      }
    },
  };
}

function inTurn<T>(limit: LimitFunction, waitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let hasGivenUp = false;
    const patience = setTimeout(() => {
      hasGivenUp = true;
      reject(new QueueFullError('The project has waited too long for its turn.'));
    }, waitMs);
    const turn = limit(async () => {
      clearTimeout(patience);
      if (!hasGivenUp) resolve(await work());
    });
    turn.catch(reject);
  });
}

/** The queues of a process. Between replicas the locks of the database decide. */
export interface Queues {
  /** Deploys, which are long work for processor and database, and take turns by a lock anyway. */
  readonly deploys: ProjectQueue;
  /** Uploads, each of which is held in memory. */
  readonly uploads: ProjectQueue;
  /** Transactions: those that wait for a lock each hold one of the few connections to the database. */
  readonly transactions: ProjectQueue;
}

export function createQueues(): Queues {
  return {
    deploys: createProjectQueue({ atOnce: 1, waiting: 10, waitMs: 20_000 }),
    uploads: createProjectQueue({ atOnce: 2, waiting: 4, waitMs: 20_000 }),
    transactions: createProjectQueue({ atOnce: 3, waiting: 200, waitMs: 10_000 }),
  };
}
