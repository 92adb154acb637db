import type { Lane } from '../../platform/wake-ups.ts';

export interface WaitingLane {
  readonly lane: Lane;
  /** Whether this process has woken it. If another process has the lane, that one must hear of it. */
  readonly isWokenHere: boolean;
  /** In milliseconds, as `performance.now()` counts them. */
  readonly since: number;
}

type Lanes = Map<string, WaitingLane>;

/**
 * The lanes that wait for a slot of this process, each once. Orgs take turns, so that none waits behind the many projects of
 * another, and so do the projects of an org.
 */
export class WaitingLanes {
  readonly #byOrg = new Map<string, Map<string, Lanes>>();
  readonly #orgOf: (projectId: string) => string;

  constructor(orgOf: (projectId: string) => string) {
    this.#orgOf = orgOf;
  }

  get isAny(): boolean {
    return this.#byOrg.size > 0;
  }

  add(lane: Lane, isWokenHere: boolean): void {
    const projects = takeOrMake(this.#byOrg, this.#orgOf(lane.projectId), () => new Map<string, Lanes>());
    const own = takeOrMake(projects, lane.projectId, (): Lanes => new Map());
    const known = own.get(lane.id);
    own.set(lane.id, {
      lane,
      isWokenHere: isWokenHere || known?.isWokenHere === true,
      since: performance.now(),
    });
  }

  /**
   * The next lane whose org may have a slot. It waits no longer. Its org and its project go behind the others.
   * @param mayHaveSlot gets what the org was known by when the lane came
   */
  take(mayHaveSlot: (orgId: string) => boolean): WaitingLane | undefined {
    for (const [orgId, projects] of this.#byOrg) {
      if (!mayHaveSlot(orgId)) continue;
      const next = takeFirst(projects);
      this.#byOrg.delete(orgId);
      if (projects.size > 0) this.#byOrg.set(orgId, projects);
      if (next) return next;
    }
    return undefined;
  }

  /** Forgets lanes that have waited since before a look at what is due, and are not due: another process has done them. */
  forget(isOver: (waiting: WaitingLane) => boolean): void {
    for (const [orgId, projects] of this.#byOrg) {
      for (const [projectId, lanes] of projects) {
        for (const waiting of lanes.values()) if (isOver(waiting)) lanes.delete(waiting.lane.id);
        if (lanes.size === 0) projects.delete(projectId);
      }
      if (projects.size === 0) this.#byOrg.delete(orgId);
    }
  }
}

function takeFirst(projects: Map<string, Lanes>): WaitingLane | undefined {
  const [[projectId, lanes] = []] = projects;
  if (projectId === undefined || !lanes) return undefined;
  const [next] = lanes.values();
  if (next) lanes.delete(next.lane.id);
  projects.delete(projectId);
  if (lanes.size > 0) projects.set(projectId, lanes);
  return next;
}

function takeOrMake<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const value = all.get(key) ?? make();
  all.set(key, value);
  return value;
}
