/** Why no call is made now: the calls of the time or of the period are used up, or the provider asked for a pause. */
export type Refusal = { readonly untilMs: number; readonly why: 'rate' | 'quota' | 'pause' };

interface Taken {
  readonly calls: number;
  readonly expireMs: number;
  /** Of a quota. */
  readonly periodStartMs?: number | undefined;
  /** How many calls the budget has, these included. */
  readonly left?: number;
}

/** Calls that this process has taken from a budget and not made yet. */
export class Prepaid {
  #calls = 0;
  #expireMs = 0;
  #periodStartMs: number | undefined;
  #known: number | undefined;
  #refusal: Refusal | undefined;

  /** Whether a call can be made at once. */
  has(nowMs: number): boolean {
    return this.#calls > 0 && nowMs < this.#expireMs && this.refusal(nowMs) === undefined;
  }

  spend(): void {
    this.#calls -= 1;
    if (this.#known !== undefined) this.#known -= 1;
  }

  add(taken: Taken): void {
    this.#calls = taken.calls;
    this.#expireMs = taken.expireMs;
    this.#periodStartMs = taken.periodStartMs;
    this.#known = taken.left;
  }

  /** How many calls the budget has, as far as this process knows. Undefined if it does not. */
  get known(): number | undefined {
    return this.#known;
  }

  /** The calls that were not made, if they still count. Only those of a quota do: a rate has given them back itself. */
  takeReturned(periodStartMs: number | undefined): number {
    const isSame = periodStartMs !== undefined && periodStartMs === this.#periodStartMs;
    const unused = isSame ? this.#calls : 0;
    this.#calls = 0;
    return unused;
  }

  /** Why the budget has just refused, so that nobody asks again before that is over. */
  refusal(nowMs: number): Refusal | undefined {
    return this.#refusal && this.#refusal.untilMs > nowMs ? this.#refusal : undefined;
  }

  refuse(refusal: Refusal): void {
    if (refusal.untilMs > (this.#refusal?.untilMs ?? 0)) this.#refusal = refusal;
  }

  /** The provider says that no more calls than these are left. */
  lower(left: number): void {
    this.#calls = Math.min(this.#calls, left);
    this.#known = left;
  }
}

/** The most budgets that a process remembers. Each takes about 300 bytes. */
const MOST = 20_000;

/** The prepaid calls of all budgets. Those that were not used for the longest time are forgotten first. */
export class PrepaidCalls {
  readonly #all = new Map<string, Prepaid>();

  of(name: string): Prepaid {
    const found = this.#all.get(name) ?? new Prepaid();
    this.#all.delete(name);
    this.#all.set(name, found);
    if (this.#all.size > MOST) {
      const [oldest] = this.#all.keys();
      if (oldest !== undefined) this.#all.delete(oldest);
    }
    return found;
  }
}
