import * as z from 'zod';
import { ConnectorName, Documentation, Member, Ms } from './names.ts';

/** How a time is written in an answer. */
export const TimeFormat = z.enum(['rfc3339', 'epochSeconds', 'epochMs']);
export type TimeFormat = z.infer<typeof TimeFormat>;

/** Where a record says when it last changed. */
export const UpdateTime = z.strictObject({
  member: Member,
  format: TimeFormat,
  /** The smallest difference between two times that the provider stores. Below 1 for times finer than milliseconds. */
  granularityMs: z
    .number()
    .positive()
    .max(24 * 60 * 60 * 1000),
  documentation: Documentation.optional(),
});
export type UpdateTime = z.infer<typeof UpdateTime>;

/** How a time is written in a condition. `minutesAgo` is `-15m`, counted back from now; now is `0m`. */
export const ConditionTimeFormat = z.enum(['rfc3339', 'epochSeconds', 'epochMs', 'date', 'minutesAgo']);
export type ConditionTimeFormat = z.infer<typeof ConditionTimeFormat>;

/** The list can be limited to what has changed since a time. */
export const FilteredChanges = z.strictObject({
  source: z.literal('filter'),
  /** The name of the time in a condition. Not needed when the conditions are parameters. */
  field: ConnectorName.optional(),
  /** How the condition takes a time. */
  format: ConditionTimeFormat,
  /** Whether a change at the very time that `from` names is found. */
  isFromInclusive: z.boolean(),
  /** Whether a change at the very time that `until` names is found. Only with a condition for `until`. */
  isUntilInclusive: z.boolean().optional(),
  /** The latest time that `from` takes, counted back from now. */
  minAgeMs: Ms.optional(),
  /** How long after a change the list may still lack it. */
  settleMs: Ms,
  /** How far a read goes back before the end of the one before, for changes that appear in the list late. */
  overlapMs: Ms,
  /** The smallest difference between times that the filter knows: a day when it compares days. */
  granularityMs: Ms.min(1),
  documentation: Documentation.optional(),
});
export type FilteredChanges = z.infer<typeof FilteredChanges>;

/**
 * Where changes come from. Only with `filter` can a scheduled read ask for what has changed. With any other source it
 * reads everything, and says so.
 * - `feed`: the provider keeps a list of changes for some time. No connector reads it yet.
 * - `webhook`: the provider only tells of changes at the moment they happen.
 * - `none`: the provider cannot tell what has changed.
 */
export const ChangeSource = z.discriminatedUnion('source', [
  FilteredChanges,
  z.strictObject({
    source: z.literal('feed'),
    /** How long a change stays in the list. Absent: the provider does not say it. */
    retentionDays: z.number().positive().optional(),
    documentation: Documentation.optional(),
  }),
  z.strictObject({ source: z.literal('webhook'), documentation: Documentation.optional() }),
  z.strictObject({ source: z.literal('none'), documentation: Documentation.optional() }),
]);
export type ChangeSource = z.infer<typeof ChangeSource>;

/**
 * How a deleted record can be noticed.
 * - `flag`: the list still has it, and this member has this value (`true` when absent).
 * - `endpoint`: another list has it. No connector reads it yet.
 * - `feed`, `webhook`: only there.
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
    source: z.enum(['endpoint', 'feed', 'webhook', 'unknown']),
    documentation: Documentation.optional(),
  }),
]);
export type Deletes = z.infer<typeof Deletes>;
