import * as z from 'zod';
import { ConnectorName, Documentation, Member, Ms } from './names.ts';

/**
 * How a time is written in an answer. `utc` is `2026-05-01 10:30:00`, without a zone, by a provider that says that it means
 * UTC. A time of `rfc3339` without a zone is no time: nobody could tell when it was.
 */
export const TimeFormat = z.enum(['rfc3339', 'utc', 'epochSeconds', 'epochMs']);
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

/** Where a record says when it was created. */
export const CreateTime = z.strictObject({
  member: Member,
  format: TimeFormat,
  documentation: Documentation.optional(),
});
export type CreateTime = z.infer<typeof CreateTime>;

/** How a time is written in a condition. `minutesAgo` is `-15m`, counted back from now; now is `0m`. */
export const ConditionTimeFormat = z.enum(['rfc3339', 'epochSeconds', 'epochMs', 'date', 'minutesAgo']);
export type ConditionTimeFormat = z.infer<typeof ConditionTimeFormat>;

/** How a list is asked for what happened between two times. */
export const askedTimes = {
  /** The name of the time in a condition. Not needed when the conditions are parameters. */
  field: ConnectorName.optional(),
  /** How the condition takes a time. */
  format: ConditionTimeFormat,
  /** Whether a change at the very time that `from` names is found. */
  isFromInclusive: z.boolean(),
  /** Whether a change at the very time that `until` names is found. Only with a condition for `until`. */
  isUntilInclusive: z.boolean().optional(),
  /** How long after a change the list may still lack it. A later time is not asked for either. */
  settleMs: Ms,
  /** How far a read goes back before the end of the one before, for changes that appear in the list late. */
  overlapMs: Ms,
  /** The smallest difference between times that the filter knows: a day when it compares days. */
  granularityMs: Ms.min(1),
};

/** How a list is asked for what happened between two times. */
export type AskedTimes = z.infer<z.ZodObject<typeof askedTimes>>;
