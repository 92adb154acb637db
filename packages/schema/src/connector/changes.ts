import * as z from 'zod';
import { ChangeFeed } from './feed.ts';
import { Documentation, Member } from './names.ts';
import { askedTimes } from './times.ts';

/** The list can be limited to what has changed since a time. */
export const FilteredChanges = z.strictObject({
  source: z.literal('filter'),
  ...askedTimes,
  documentation: Documentation.optional(),
});
export type FilteredChanges = z.infer<typeof FilteredChanges>;

/** The provider keeps what has changed for some time. */
export const FedChanges = z.strictObject({
  source: z.literal('feed'),
  /** How long a change stays in the feed. With a feed by time, a read that comes later reads everything. */
  retentionDays: z.number().positive().optional(),
  /** How the feed is read. Absent: it is not read, and each read reads everything. */
  feed: ChangeFeed.optional(),
  documentation: Documentation.optional(),
});
export type FedChanges = z.infer<typeof FedChanges>;

/**
 * Where changes come from. With `filter` and `feed`, a scheduled read asks for what has changed. With any other source it
 * reads everything, and says so.
 * - `feed`: the provider keeps what has changed for some time, beside the list or behind a token.
 * - `webhook`: the provider only tells of changes at the moment they happen.
 * - `none`: the provider cannot tell what has changed.
 */
export const ChangeSource = z.discriminatedUnion('source', [
  FilteredChanges,
  FedChanges,
  z.strictObject({ source: z.literal('webhook'), documentation: Documentation.optional() }),
  z.strictObject({ source: z.literal('none'), documentation: Documentation.optional() }),
]);
export type ChangeSource = z.infer<typeof ChangeSource>;

/**
 * How a deleted record can be noticed.
 * - `flag`: the list still has it, and this member has this value (`true` when absent).
 * - `feed`: only the feed of changes tells of it. The record then has this member with this value (`true` when absent).
 *   Without `member`, nobody notices.
 * - `endpoint`: another list has it. No connector reads it yet.
 * - `webhook`: only there.
 * - `unknown`: it is gone without a trace.
 */
export const Deletes = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('flag'),
    member: Member,
    value: z.union([z.string(), z.boolean()]).optional(),
    documentation: Documentation.optional(),
  }),
  z.strictObject({
    source: z.literal('feed'),
    member: Member.optional(),
    value: z.union([z.string(), z.boolean()]).optional(),
    documentation: Documentation.optional(),
  }),
  z.strictObject({
    source: z.enum(['endpoint', 'webhook', 'unknown']),
    documentation: Documentation.optional(),
  }),
]);
export type Deletes = z.infer<typeof Deletes>;
