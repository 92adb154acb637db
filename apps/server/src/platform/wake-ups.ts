import type { Database } from './db/database.ts';
import { handleBelow } from './db/row-limits.ts';

/**
 * A unit of serial work, such as all deliveries to one destination. The items that wait in it are rows with a due time.
 * A wake-up only says that some are due.
 */
export interface Lane {
  /** The name of its kind, and what it is about: `deliveries:<destination id>`. */
  readonly id: string;
  readonly projectId: string;
}

export interface LaneWaker {
  /**
   * Returns at once and never throws. A wake-up may get lost, for example when the process is killed. The sweep then
   * finds the lane.
   */
  wake(lanes: readonly Lane[]): void;
}

/** The part of a context that waking needs. */
interface Waking {
  readonly db: Database;
  readonly lanes: LaneWaker;
}

/** The lanes to wake when a transaction has been committed. */
const wokenBy = new WeakMap<Database, Map<string, Lane>>();

/** Begins to collect the lanes that a transaction wakes. Only `context.ts` calls it. */
export function collectWakes(tx: Database): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>();
  wokenBy.set(handleBelow(tx), lanes);
  return lanes;
}

/**
 * Wakes a lane when the transaction of this context has been committed, or at once if there is none. A wake-up inside a
 * transaction would make all other transactions wait that wake the same lane, and two of them could wait for each other.
 */
export function wakeAfterCommit(context: Waking, lane: Lane): void {
  const woken = wokenBy.get(handleBelow(context.db));
  if (woken) woken.set(lane.id, lane);
  else context.lanes.wake([lane]);
}

/** Whether this context is in a transaction that collects the lanes to wake. */
export function isCollectingWakes({ db }: Pick<Waking, 'db'>): boolean {
  return wokenBy.has(handleBelow(db));
}
