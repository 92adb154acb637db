/** How much processor time an owner can use at once, and how fast it comes back. */
export interface ProcessorShare {
  readonly seconds: number;
  /** Seconds of processor time that come back in a second. */
  readonly perSecond: number;
}

export class ProcessorTimeUsedUpError extends Error {
  override readonly name = 'ProcessorTimeUsedUpError';
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`The processor time of the owner is used up for ${waitSeconds} seconds.`);
    this.waitSeconds = waitSeconds;
  }
}

/** Owners that have all their time are forgotten when there are more than this. */
const MANY_OWNERS = 10_000;

/** Keeps what processor time each owner has left. It is paid afterwards, so an owner can owe some. */
export class ProcessorTime {
  readonly #share: ProcessorShare;
  readonly #now: () => number;
  /** When an owner has all its time again, in milliseconds of the clock. */
  readonly #wholeAt = new Map<string, number>();

  constructor(share: ProcessorShare, now: () => number = () => performance.now()) {
    this.#share = share;
    this.#now = now;
  }

  /** @throws {ProcessorTimeUsedUpError} when nothing is left */
  assertLeft(owner: string): void {
    const { seconds, perSecond } = this.#share;
    const waitMs = (this.#wholeAt.get(owner) ?? 0) - this.#now() - (seconds / perSecond) * 1000;
    if (waitMs >= 0) throw new ProcessorTimeUsedUpError(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  pay(owner: string, ms: number): void {
    const now = this.#now();
    this.#wholeAt.set(owner, Math.max(this.#wholeAt.get(owner) ?? 0, now) + ms / this.#share.perSecond);
    if (this.#wholeAt.size <= MANY_OWNERS) return;
    for (const [known, wholeAt] of this.#wholeAt) if (wholeAt <= now) this.#wholeAt.delete(known);
  }
}
