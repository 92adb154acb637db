import { proxyBusyProblem } from '@dowel/schema/rules';
import { ProblemError } from '../problems/problem-error.ts';

/** Limits how many calls this process keeps open. One org gets at most half of them. */
export class CallSlots {
  readonly #most: number;
  readonly #mostOfOrg: number;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(most: number) {
    this.#most = most;
    this.#mostOfOrg = Math.max(1, Math.ceil(most / 2));
  }

  /**
   * Takes a slot. Returns the function that gives it back, which may be called again.
   * @throws {ProblemError} `proxy_busy`
   */
  take(orgId: string): () => void {
    const own = this.#open.get(orgId) ?? 0;
    if (this.#total >= this.#most || own >= this.#mostOfOrg) {
      throw new ProblemError('proxy_busy', { ...proxyBusyProblem(), headers: { 'Retry-After': '1' } });
    }
    this.#open.set(orgId, own + 1);
    this.#total += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#giveBack(orgId);
    };
  }

  #giveBack(orgId: string): void {
    this.#total -= 1;
    const left = (this.#open.get(orgId) ?? 1) - 1;
    if (left === 0) this.#open.delete(orgId);
    else this.#open.set(orgId, left);
  }
}
