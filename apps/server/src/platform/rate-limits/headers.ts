import type { LimitedBy } from '@dowel/schema/rules';
import { type BucketSize, capacityOf, remainingIn } from './bucket.ts';

/** How full the bucket of one limit is. */
export interface Level {
  readonly name: LimitedBy;
  readonly size: BucketSize;
  readonly fullAtMs: number;
}

/** The headers that pages may read. */
export const rateLimitHeaderNames = [
  'RateLimit-Policy',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/**
 * Writes the headers about rate limits: `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10,
 * which name every limit, and the three headers of its earlier drafts, which most clients read. Those tell of the limit
 * that is reached first.
 */
export class RateLimitHeaders {
  readonly #policy: string;

  constructor(limits: readonly Omit<Level, 'fullAtMs'>[]) {
    this.#policy = limits
      .map(({ name, size }) => `"${name}";q=${capacityOf(size)};w=${size.fillSeconds}`)
      .join(', ');
  }

  write(levels: readonly Level[], nowMs: number): Record<string, string> {
    let current = '';
    let tightest: { level: Level; remaining: number; resetSeconds: number } | undefined;
    for (const level of levels) {
      const remaining = remainingIn(level.size, level.fullAtMs, nowMs);
      const resetSeconds = Math.max(0, Math.ceil((level.fullAtMs - nowMs) / 1000));
      current += `${current && ', '}"${level.name}";r=${remaining};t=${resetSeconds}`;
      if (!tightest || remaining < tightest.remaining) tightest = { level, remaining, resetSeconds };
    }
    return {
      'RateLimit-Policy': this.#policy,
      RateLimit: current,
      ...(tightest && {
        'RateLimit-Limit': String(capacityOf(tightest.level.size)),
        'RateLimit-Remaining': String(tightest.remaining),
        'RateLimit-Reset': String(tightest.resetSeconds),
      }),
    };
  }
}
