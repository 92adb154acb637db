import * as z from 'zod';
import { Documentation, Member } from './names.ts';
import { askedTimes } from './times.ts';

/** The list can be limited to what has changed since a time. */
export const FilteredChanges = z.strictObject({
  source: z.literal('filter'),
  ...askedTimes,
  documentation: Documentation.optional(),
});
export type FilteredChanges = z.infer<typeof FilteredChanges>;

/**
 * Where changes come from. With `filter`, a scheduled read asks for what has changed. With any other source it reads
 * everything, and says so.
 * - `webhook`: the provider only tells of changes at the moment they happen.
 * - `none`: the provider cannot tell what has changed.
 */
export const ChangeSource = z.discriminatedUnion('source', [
  FilteredChanges,
  z.strictObject({ source: z.literal('webhook'), documentation: Documentation.optional() }),
  z.strictObject({ source: z.literal('none'), documentation: Documentation.optional() }),
]);
export type ChangeSource = z.infer<typeof ChangeSource>;

/**
 * How a deleted record can be noticed.
 * - `flag`: the list still has it, and this member has this value (`true` when absent).
 * - `feed`: only a feed of changes tells of it, which a connector of code reads. The record then has this member with this
 *   value (`true` when absent).
 * - `endpoint`: another list has it, which a connector of code reads (`deletedOf`).
 * - `webhook`: only there.
 * - `unknown`: it is gone without a trace.
 */
export const Deletes = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('flag'),
    member: Member,
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    documentation: Documentation.optional(),
  }),
  z.strictObject({
    source: z.literal('feed'),
    member: Member,
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    documentation: Documentation.optional(),
  }),
  z.strictObject({
    source: z.enum(['endpoint', 'webhook', 'unknown']),
    documentation: Documentation.optional(),
  }),
]);
export type Deletes = z.infer<typeof Deletes>;
