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

export function toRateLimitSettings(env: Parsed): RateLimitSettings {
  return {
    store: env.DOWEL_RATE_LIMIT_STORE,
    perSecond: {
      caller: env.DOWEL_RATE_LIMIT_PER_CALLER,
      project: env.DOWEL_RATE_LIMIT_PER_PROJECT,
      org: env.DOWEL_RATE_LIMIT_PER_ORG ?? env.DOWEL_RATE_LIMIT_PER_PROJECT,
      address: env.DOWEL_RATE_LIMIT_PER_ADDRESS,
    },
    fillSeconds: env.DOWEL_RATE_LIMIT_BURST_SECONDS,
  };
}
