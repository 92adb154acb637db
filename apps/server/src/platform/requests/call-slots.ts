import { proxyBusyProblem } from '@dowel/schema/rules';
import { ProblemError } from '../problems/problem-error.ts';

/** Limits how many calls this process keeps open. One org gets at most half of them, and a person a fifth of that. */
export class CallSlots {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes a slot. Returns the function that gives it back, which may be called again.
   * @param person unique among all projects. Undefined for the builder's own backend.
   * @throws {ProblemError} `proxy_busy`
   */
  take(orgId: string, person?: string): () => void {
    const mostOfOrg = Math.ceil(this.#most / 2);
    const places = [
      { key: 'all', most: this.#most },
      { key: `org ${orgId}`, most: mostOfOrg },
      ...(person === undefined ? [] : [{ key: `person ${person}`, most: Math.ceil(mostOfOrg / 5) }]),
    ];
    if (places.some(({ key, most }) => (this.#open.get(key) ?? 0) >= most)) {
      throw new ProblemError('proxy_busy', { ...proxyBusyProblem(), headers: { 'Retry-After': '1' } });
    }
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
