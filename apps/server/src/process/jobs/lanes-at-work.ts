import type { Lane } from '../../platform/wake-ups.ts';

interface AtWork {
  readonly projectId: string;
  isWoken: boolean;
}

/** The lanes that have a slot of this process, and which of them were woken meanwhile. */
export class LanesAtWork {
  readonly #lanes = new Map<string, AtWork>();

  /** Whether the lane has a slot here. Then it is noted that it was woken. */
  wake({ id }: Lane): boolean {
    const known = this.#lanes.get(id);
    if (known) known.isWoken = true;
    return known !== undefined;
  }

  /** How many lanes of a project have a slot here. */
  count(projectId: string): number {
    return [...this.#lanes.values()].filter((lane) => lane.projectId === projectId).length;
  }

  /** The lane is at work until the promise of `work` settles. `takeWake` says whether it was woken since the last time. */
  async during<T>({ id, projectId }: Lane, work: (takeWake: () => boolean) => Promise<T>): Promise<T> {
    const own = { projectId, isWoken: false };
    this.#lanes.set(id, own);
    const takeWake = () => {
      const { isWoken } = own;
      own.isWoken = false;
      return isWoken;
    };
    try {
      return await work(takeWake);
    } finally {
      if (this.#lanes.get(id) === own) this.#lanes.delete(id);
    }
  }
}
