import type { Lane } from '../../platform/wake-ups.ts';

/** A lane that waits for a slot. */
export interface WaitingLane {
  readonly lane: Lane;
  /** Whether this process has woken it. If another process has the lane, that one must hear of it. */
  readonly isWokenHere: boolean;
  /** On the clock of `performance`. */
  readonly since: number;
}

/** The lanes that wait for a slot of this process, each once. Projects take turns, so that none waits behind a long line. */
export class WaitingLanes {
  readonly #byProject = new Map<string, Map<string, WaitingLane>>();

  add(lane: Lane, isWokenHere: boolean): void {
    const own = this.#byProject.get(lane.projectId) ?? new Map<string, WaitingLane>();
    this.#byProject.set(lane.projectId, own);
    const known = own.get(lane.id);
    own.set(lane.id, {
      lane,
      isWokenHere: isWokenHere || known?.isWokenHere === true,
      since: performance.now(),
    });
  }

  /** The next lane whose project may have a slot. It waits no longer. */
  take(mayHaveSlot: (projectId: string) => boolean): WaitingLane | undefined {
    for (const [projectId, lanes] of this.#byProject) {
      if (!mayHaveSlot(projectId)) continue;
      const [next] = lanes.values();
      // Its project goes behind the others.
      this.#byProject.delete(projectId);
      if (!next) continue;
      lanes.delete(next.lane.id);
      if (lanes.size > 0) this.#byProject.set(projectId, lanes);
      return next;
    }
    return undefined;
  }

  /** Forgets lanes that have waited since before a look at what is due, and are not due: another process has done them. */
  forget(isOver: (waiting: WaitingLane) => boolean): void {
    for (const [projectId, lanes] of this.#byProject) {
      for (const waiting of lanes.values()) if (isOver(waiting)) lanes.delete(waiting.lane.id);
      if (lanes.size === 0) this.#byProject.delete(projectId);
    }
  }
}
