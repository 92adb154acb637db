import type { Database } from '../db/database.ts';
import { takeFromRows } from '../db/rate-limit-rows.ts';
import { sha256 } from '../digest.ts';
import type { Log } from '../log.ts';
import { refillMs, SLACK, type Take } from './bucket.ts';
import { type BucketRef, type Buckets, MemoryBuckets } from './buckets.ts';

/** How often a database that does not answer is logged. */
const WARN_EVERY_MS = 60_000;

/**
 * Keeps buckets in the database, so that all processes take from the same ones. Buckets of the same size in memory
 * refuse a flood before it reaches the database. They also decide alone while the database does not answer: a limit that
 * is counted per process is better than no service.
 */
export class SharedBuckets implements Buckets {
  readonly #own = new MemoryBuckets();
  readonly #db: Database;
  readonly #log: Log;
  #warnedAtMs = Number.NEGATIVE_INFINITY;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  async take(refs: readonly BucketRef[], nowMs: number): Promise<readonly Take[]> {
    const own = this.#own.take(refs, nowMs);
    if (own.some(({ isAllowed }) => !isAllowed)) return own;
    try {
      return await this.#takeShared(refs, nowMs);
    } catch (err) {
      this.#warn(err, nowMs);
      return own;
    }
  }

  async #takeShared(refs: readonly BucketRef[], nowMs: number): Promise<readonly Take[]> {
    const fillMs = (refs[0]?.size.fillSeconds ?? 0) * 1000;
    const rows = refs.map(({ key, size }) => ({ key: sha256(key), fullAtMs: nowMs + refillMs(size) }));
    const stored = await takeFromRows(this.#db, rows, { nowMs, fillMs, slack: SLACK });
    // A bucket without a row is full.
    return rows.map(({ key }) => stored.get(key) ?? { isAllowed: true, fullAtMs: nowMs });
  }

  #warn(err: unknown, nowMs: number): void {
    if (nowMs - this.#warnedAtMs < WARN_EVERY_MS) return;
    this.#warnedAtMs = nowMs;
    this.#log.warn(
      { err },
      'rate limits are counted in this process only, because the database did not answer',
    );
  }
}
