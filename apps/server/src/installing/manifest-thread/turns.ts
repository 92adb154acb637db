/**
 * Lets several owners take turns at few workers. Each owner's work is done in its order, and one owner never has the
 * last free worker: another one's first piece of work then starts at once.
 */
export class Turns {
  readonly #workers: number;
  readonly #mostOfOne: number;
  /** The owners with waiting work. Whoever had a turn goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();

  constructor(workers: number) {
    this.#workers = workers;
    this.#mostOfOne = Math.max(1, workers - 1);
  }

  /** Does the work when it is the owner's turn. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), begin]);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#ended(owner);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [owner, [next, ...later]] of this.#waiting) {
      if (this.#busy() >= this.#workers) return;
      const running = this.#running.get(owner) ?? 0;
      if (running >= this.#mostOfOne) continue;
      this.#waiting.delete(owner);
      if (later.length > 0) this.#waiting.set(owner, later);
      this.#running.set(owner, running + 1);
      next?.();
    }
  }

  #ended(owner: string): void {
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
  }

  #busy(): number {
    return [...this.#running.values()].reduce((sum, running) => sum + running, 0);
  }
}
