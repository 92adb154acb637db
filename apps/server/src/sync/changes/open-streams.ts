/** How many streams a project may have open at a process, and how many of them a caller. */
const MOST_OF_PROJECT = 100;
const MOST_OF_CALLER = 20;

export class OpenStreams {
  readonly #open = new Map<string, number>();

  /** Undefined: there are too many. Otherwise what gives the place back; it may be called again. */
  take(projectId: string, caller: string): (() => void) | undefined {
    const places = [
      { key: projectId, most: MOST_OF_PROJECT },
      { key: `${projectId} ${caller}`, most: MOST_OF_CALLER },
    ];
    if (places.some(({ key, most }) => (this.#open.get(key) ?? 0) >= most)) return undefined;
    for (const { key } of places) this.#add(key, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const { key } of places) this.#add(key, -1);
    };
  }

  #add(key: string, by: number): void {
    const count = (this.#open.get(key) ?? 0) + by;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }
}
