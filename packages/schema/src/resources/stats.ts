import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Timestamp } from './values.ts';

/** What is counted, and by whom it can be told apart. */
export const statDivisions = {
  /** Runs, in the hour in which they began. */
  operations: ['kind', 'integration', 'provider'],
  /** Records that were delivered, and those that were written. */
  records: ['kind', 'integration', 'provider'],
  /** Messages to destinations. */
  deliveries: ['kind', 'destination'],
  /** Calls to providers. */
  calls: ['provider'],
} as const;

const StatMetric = z.enum(['operations', 'records', 'deliveries', 'calls']);
const StatDivision = z.enum(['kind', 'integration', 'provider', 'destination']);

/** How much there was of something in one hour or on one day. */
export const Stat = z.object({
  /** The beginning of the hour or of the day, in UTC. */
  startTime: Timestamp,
  /** `operations`, `records`, `deliveries` or `calls`. Others may follow. */
  metric: z.string(),
  /** With `by`: a kind, a provider, or the id of an integration, a destination or a project. */
  key: z.string().optional(),
  /** What people call it. Absent when it is gone. */
  label: z.string().optional(),
  /** How many there were. */
  total: z.int(),
  /** How many of them failed. */
  failed: z.int(),
  /** How many of them go on. */
  pending: z.int(),
});
export type Stat = z.infer<typeof Stat>;

/** A deploy that changed an integration. */
export const StatDeploy = z.object({
  /** When it was made. */
  time: Timestamp,
  integrationId: z.string(),
  /** The name of the integration now. */
  integrationName: z.string(),
  /** The revision that it made. */
  revisionId: z.string(),
});
export type StatDeploy = z.infer<typeof StatDeploy>;

/** How much was done, the newest hour or day first. Added by Dowel. */
export const Stats = z.object({
  /** When something was counted last. Absent when nothing was counted yet. */
  countTime: Timestamp.optional(),
  /** Hours or days in which there was nothing are left out. */
  stats: z.array(Stat),
  /** What was deployed in this time, newest first, 20 at most. */
  deploys: z.array(StatDeploy),
  /** `true` when there is more than an answer can have. Ask for a shorter time. */
  isCut: z.boolean().optional(),
  /** How many requests a second are answered at most, on average. Absent: as many as come. */
  requestsPerSecond: z
    .object({
      /** Of one project. */
      project: z.number().optional(),
      /** Of all projects of the org together. */
      org: z.number().optional(),
    })
    .optional(),
});
export type Stats = z.infer<typeof Stats>;

const Range = z.object({
  /** Absent: everything that is counted. */
  metric: StatMetric.optional(),
  /** From the hour or the day of this time on. Absent: the last 24 hours, or the last 30 days. */
  sinceTime: Timestamp.max(limits.timestamp).optional(),
  /** Until the hour or the day of this time, which is counted too. Absent: until now. */
  untilTime: Timestamp.max(limits.timestamp).optional(),
});

const isForwards = ({ sinceTime, untilTime }: z.infer<typeof Range>) =>
  sinceTime === undefined || untilTime === undefined || Date.parse(sinceTime) <= Date.parse(untilTime);
const forwards = { path: ['untilTime'], error: 'must not be earlier than sinceTime' };

export const GetStatsQuery = Range.extend({
  /** `hour` is kept for today and two days before, `day` for 400 days. */
  bucket: z.enum(['hour', 'day']).default('day'),
  /** Tells apart what is counted. A metric that cannot be told apart by it is left out. */
  by: StatDivision.optional(),
}).refine(isForwards, forwards);
export type GetStatsQuery = z.input<typeof GetStatsQuery>;

export const GetOrgStatsQuery = Range.refine(isForwards, forwards);
export type GetOrgStatsQuery = z.input<typeof GetOrgStatsQuery>;

/**
 * It reads what was counted before, once a minute, and never counts. An operation is counted in the hour in which it
 * began, with all that came of it later.
 */
export const getStats = endpoint<{ query: GetStatsQuery; success: Stats }>()({
  operation: 'getStats',
  method: 'GET',
  path: '/projects/{projectIdOrName}/stats',
  access: 'full',
  added: true,
  query: GetStatsQuery,
  success: Stats,
  problems: [],
});

/** The same as CSV (RFC 4180), to be opened as a table. A text that a program would calculate begins with an apostrophe. */
export const exportStats = endpoint<{ query: GetStatsQuery; success: string }>()({
  operation: 'exportStats',
  method: 'GET',
  path: '/projects/{projectIdOrName}/stats:export',
  access: 'full',
  added: true,
  media: 'text',
  query: GetStatsQuery,
  success: z.string(),
  problems: [],
});

/** Each day of each project of an org. */
export const getOrgStats = endpoint<{ query: GetOrgStatsQuery; success: Stats }>()({
  operation: 'getOrgStats',
  method: 'GET',
  path: '/orgs/{orgId}/stats',
  access: 'builder',
  added: true,
  query: GetOrgStatsQuery,
  success: Stats,
  problems: ['org_not_found'],
});
