import { type BucketSize, type Take, takeOne } from './bucket.ts';

export interface BucketRef {
  /** Unique among all buckets of all sizes. */
  readonly key: string;
  readonly size: BucketSize;
}

export interface Buckets {
  /**
   * Takes one request from each bucket, up to the first that is empty: a refused request takes nothing from the buckets
   * after it. The answers are in the same order. Those after the empty bucket only say how full the bucket is.
   */
  take(refs: readonly BucketRef[], nowMs: number): readonly Take[] | Promise<readonly Take[]>;
}

/** The most buckets that a process keeps. Each takes about 150 bytes. */
const MOST_BUCKETS = 100_000;

/** Keeps buckets in this process. When there are too many, those that were not used for the longest time are full again. */
export class MemoryBuckets implements Buckets {
  readonly #fullAtMs = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST_BUCKETS) {
    this.#most = most;
  }

  take(refs: readonly BucketRef[], nowMs: number): Take[] {
    let isRefused = false;
    return refs.map(({ key, size }) => {
      const stored = this.#fullAtMs.get(key);
      if (isRefused) return { isAllowed: true, fullAtMs: stored ?? nowMs };
      const take = takeOne(size, stored, nowMs);
      isRefused = !take.isAllowed;
      this.#keep(key, take.fullAtMs);
      return take;
    });
  }

  /** A map keeps the order of insertion, so the buckets that were not used for the longest time come first. */
  #keep(key: string, fullAtMs: number): void {
    this.#fullAtMs.delete(key);
    this.#fullAtMs.set(key, fullAtMs);
    if (this.#fullAtMs.size <= this.#most) return;
    const [oldest] = this.#fullAtMs.keys();
    if (oldest !== undefined) this.#fullAtMs.delete(oldest);
  }
}
