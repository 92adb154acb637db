import { proxyBusyProblem } from '@dowel/schema/rules';
import { ProblemError } from '../problems/problem-error.ts';
import { OpenPlaces } from './open-places.ts';

/** Limits how many calls this process keeps open. One org gets at most half of them, and a person a fifth of that. */
export class CallSlots {
  readonly #most: number;
  readonly #open = new OpenPlaces();

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
    const giveBack = this.#open.take([
      { key: 'all', most: this.#most },
      { key: `org ${orgId}`, most: mostOfOrg },
      ...(person === undefined ? [] : [{ key: `person ${person}`, most: Math.ceil(mostOfOrg / 5) }]),
    ]);
    if (giveBack) return giveBack;
    throw new ProblemError('proxy_busy', { ...proxyBusyProblem(), headers: { 'Retry-After': '1' } });
  }
}
