import type { LimitedBy } from '@dowel/schema/rules';
import * as z from 'zod';

const PerSecond = z.coerce.number().min(0).max(1_000_000);

export const rateLimitVariables = {
  /** Where requests are counted: `memory` counts in each process, `postgres` in the database for all. */
  DOWEL_RATE_LIMIT_STORE: z.enum(['memory', 'postgres', 'off']).default('memory'),
  /** Requests a second of one API key or one person. 0: no limit. */
  DOWEL_RATE_LIMIT_PER_CALLER: PerSecond.default(500),
  /** Requests a second of one project. 0: no limit. */
  DOWEL_RATE_LIMIT_PER_PROJECT: PerSecond.default(1000),
  /** Requests a second of all projects of an org. 0: no limit. Default: that of one project, because projects are free. */
  DOWEL_RATE_LIMIT_PER_ORG: PerSecond.optional(),
  /** Requests a second without valid credentials from one address. 0: no limit. */
  DOWEL_RATE_LIMIT_PER_ADDRESS: PerSecond.default(100),
  /** How many seconds' worth of requests may arrive at once. */
  DOWEL_RATE_LIMIT_BURST_SECONDS: z.coerce.number().min(1).max(3600).default(10),
} as const;

/** The settings of rate limits. A limit of 0 requests a second is switched off. */
export interface RateLimitSettings {
  readonly store: 'memory' | 'postgres' | 'off';
  readonly perSecond: Readonly<Record<LimitedBy, number>>;
  /** How long an empty bucket takes to be full again. */
  readonly fillSeconds: number;
}

type Parsed = Readonly<z.output<z.ZodObject<typeof rateLimitVariables>>>;

/** What a bucket must hold. Products are not exact. */
const ONE_REQUEST = 0.999;

/** @throws {Error} if a bucket holds less than one request, so that it would never let one through */
export function toRateLimitSettings(env: Parsed): RateLimitSettings {
  const fillSeconds = env.DOWEL_RATE_LIMIT_BURST_SECONDS;
  const perSecond = {
    caller: env.DOWEL_RATE_LIMIT_PER_CALLER,
    project: env.DOWEL_RATE_LIMIT_PER_PROJECT,
    org: env.DOWEL_RATE_LIMIT_PER_ORG ?? env.DOWEL_RATE_LIMIT_PER_PROJECT,
    address: env.DOWEL_RATE_LIMIT_PER_ADDRESS,
  };
  for (const [limit, rate] of Object.entries(perSecond)) {
    if (rate === 0 || rate * fillSeconds >= ONE_REQUEST) continue;
    throw new Error(
      `DOWEL_RATE_LIMIT_PER_${limit.toUpperCase()} is less than one request in ${fillSeconds} s (DOWEL_RATE_LIMIT_BURST_SECONDS), so every request would be refused. Raise one of the two, or set it to 0 for no limit.`,
    );
  }
  return { store: env.DOWEL_RATE_LIMIT_STORE, perSecond, fillSeconds };
}
