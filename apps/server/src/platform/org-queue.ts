import pLimit, { type LimitFunction } from 'p-limit';

/** The projects of an org have too much work waiting, or their work has waited too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Limits how much work of the projects of one org runs at once, so that none uses up the share of other orgs, however many
 * projects it makes.
 */
export interface OrgQueue {
  /**
   * Runs `work` when it is the org's turn.
   * @throws {QueueFullError} before `work` has begun
   */
  run<T>(orgId: string, work: () => Promise<T>): Promise<T>;
  /**
   * Waits for the org's turn, which lasts until the returned function is called.
   * @throws {QueueFullError}
   */
  enter(orgId: string): Promise<() => void>;
}

export interface OrgQueueOptions {
  /** How many pieces of one org's work run at the same time. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How long a piece of work may wait, in milliseconds. */
  readonly waitMs: number;
}

export function createOrgQueue({ atOnce, waiting, waitMs }: OrgQueueOptions): OrgQueue {
  const orgs = new Map<string, { limit: LimitFunction; size: number }>();
  const queue: OrgQueue = {
    async run(orgId, work) {
      const org = orgs.get(orgId) ?? { limit: pLimit(atOnce), size: 0 };
      if (org.size >= atOnce + waiting) throw new QueueFullError('The organisation has too much waiting.');
      orgs.set(orgId, org);
      org.size += 1;
      try {
        return await inTurn(org.limit, waitMs, work);
      } finally {
        org.size -= 1;
        if (org.size === 0) orgs.delete(orgId);
      }
    },
    enter: (orgId) =>
      new Promise((entered, reject) => {
        queue.run(orgId, () => new Promise<void>(entered)).catch(reject);
      }),
  };
  return queue;
}

function inTurn<T>(limit: LimitFunction, waitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let hasGivenUp = false;
    const patience = setTimeout(() => {
      hasGivenUp = true;
      reject(new QueueFullError('The organisation has waited too long for its turn.'));
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
  /** Deploys. They need much time of processor and database, and a lock lets only one of a project run at a time anyway. */
  readonly deploys: OrgQueue;
  /** Uploads. Each one is kept in memory. */
  readonly uploads: OrgQueue;
  /** Requests with large bodies. Each takes some 60 MB until it is answered. */
  readonly largeBodies: OrgQueue;
  /** Transactions. Each one that waits for a lock uses one of the few database connections. */
  readonly transactions: OrgQueue;
}

/** @param connections how many the process has to the database. An org gets half of them. */
export function createQueues(connections: number): Queues {
  return {
    deploys: createOrgQueue({ atOnce: 1, waiting: 10, waitMs: 20_000 }),
    uploads: createOrgQueue({ atOnce: 2, waiting: 4, waitMs: 20_000 }),
    largeBodies: createOrgQueue({ atOnce: 4, waiting: 20, waitMs: 20_000 }),
    transactions: createOrgQueue({
      atOnce: Math.max(3, Math.ceil(connections / 2)),
      waiting: 200,
      waitMs: 10_000,
    }),
  };
}
