import pLimit, { type LimitFunction } from 'p-limit';

/** A project has too much work waiting, or its work has waited too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Limits how much work of one project runs at once, so that no project uses up the share of the others. */
export interface ProjectQueue {
  /**
   * Runs `work` when it is the project's turn.
   * @throws {QueueFullError} before `work` has begun
   */
  run<T>(projectId: string, work: () => Promise<T>): Promise<T>;
}

export interface ProjectQueueOptions {
  /** How many pieces of one project's work run at the same time. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How long a piece of work may wait, in milliseconds. */
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

/** The queues of one process. Between replicas, the locks of the database decide. */
export interface Queues {
  /** Deploys. They need much time of processor and database, and a lock lets only one run at a time anyway. */
  readonly deploys: ProjectQueue;
  /** Uploads. Each one is kept in memory. */
  readonly uploads: ProjectQueue;
  /** Transactions. Each one that waits for a lock uses one of the few database connections. */
  readonly transactions: ProjectQueue;
}

export function createQueues(): Queues {
  return {
    deploys: createProjectQueue({ atOnce: 1, waiting: 10, waitMs: 20_000 }),
    uploads: createProjectQueue({ atOnce: 2, waiting: 4, waitMs: 20_000 }),
    transactions: createProjectQueue({ atOnce: 3, waiting: 200, waitMs: 10_000 }),
  };
}
