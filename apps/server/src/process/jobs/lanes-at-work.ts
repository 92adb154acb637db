import type { HeldLane } from '../../platform/lanes/lane.ts';
import type { Lane } from '../../platform/wake-ups.ts';

interface AtWork {
  readonly projectId: string;
  isWoken: boolean;
  /** Undefined until the database has given it to this process. */
  held?: HeldLane;
}

/** The lanes that have a slot of this process, and which of them were woken meanwhile. */
export class LanesAtWork {
  readonly #lanes = new Map<string, AtWork>();

  get size(): number {
    return this.#lanes.size;
  }

  /** The lanes that the database has given to this process. */
  get held(): HeldLane[] {
    return [...this.#lanes.values()].flatMap(({ held }) => held ?? []);
  }

  /** How many lanes have a slot here whose project is one of these. */
  count(isOne: (projectId: string) => boolean): number {
    return [...this.#lanes.values()].filter(({ projectId }) => isOne(projectId)).length;
  }

  has({ id }: Lane): boolean {
    return this.#lanes.has(id);
  }

  /** Gives the lane a slot. */
  add({ id, projectId }: Lane): void {
    this.#lanes.set(id, { projectId, isWoken: false });
  }

  hold(held: HeldLane): void {
    const known = this.#lanes.get(held.lane.id);
    if (known) known.held = held;
  }

  /** Whether the lane has a slot here. Then it is noted that it was woken. */
  wake({ id }: Lane): boolean {
    const known = this.#lanes.get(id);
    if (known) known.isWoken = true;
    return known !== undefined;
  }

  /** Whether the lane was woken since this was last asked. */
  takeWake({ id }: Lane): boolean {
    const known = this.#lanes.get(id);
    const isWoken = known?.isWoken === true;
    if (known) known.isWoken = false;
    return isWoken;
  }

  /** Takes the slot of the lane. */
  delete({ id }: Lane): void {
    this.#lanes.delete(id);
  }
}
