import * as z from 'zod';
import { ConnectorName, Documentation, Member } from './names.ts';
import { Slot } from './request.ts';

/**
 * The provider's words for what a condition compares:
 * - `equals`: the field has this value.
 * - `from`: it changed at this time or later. `until`: at this time or earlier. `changes` says whether the time itself
 *   belongs to it.
 * - `after`: its id comes after this one.
 *
 * What is absent, the list cannot be asked for.
 */
const Operators = z.strictObject({
  equals: ConnectorName.optional(),
  from: ConnectorName.optional(),
  until: ConnectorName.optional(),
  after: ConnectorName.optional(),
});

const filterable = {
  /** The fields that `equals` takes. Absent: all. */
  equalsFields: z.array(ConnectorName).optional(),
  documentation: Documentation.optional(),
};

/** How a list is limited to some records. All conditions must be met. */
export const Conditions = z.discriminatedUnion('style', [
  z.strictObject({
    /** Each condition has a place of its own in the request. */
    style: z.literal('parameters'),
    from: Slot.optional(),
    until: Slot.optional(),
    after: Slot.optional(),
    /**
     * The parameter or member has the name of the field: write `{fieldName}`. Or one parameter is repeated, with a `text`
     * that has both: `{fieldName}:{value}`.
     */
    equals: Slot.optional(),
    ...filterable,
  }),
  z.strictObject({
    /** The body has a list of conditions. Each is a map with these members, and every value is sent as a text. */
    style: z.literal('list'),
    /** The dotted path of the list in the body. */
    body: Member,
    members: z.strictObject({ field: ConnectorName, operator: ConnectorName, value: ConnectorName }),
    operators: Operators,
    ...filterable,
  }),
  z.strictObject({
    /** The body has a map of fields, and each field a map of operators: `{"created_at": {"$gte": "…"}}`. */
    style: z.literal('members'),
    /** The dotted path of the map in the body. */
    body: Member,
    operators: Operators,
    ...filterable,
  }),
  z.strictObject({
    /** A text in a query language. Dowel quotes every value. */
    style: z.literal('text'),
    language: z.enum(['soql', 'jql', 'shopifySearch']),
    into: Slot,
    /**
     * The text around the conditions, with `{conditions}`, and where the language needs them `{objectName}` and
     * `{fields}`. A text that is empty when there is no condition is not sent.
     */
    text: z.string().min(1).max(2000).includes('{conditions}', { error: 'must contain "{conditions}"' }),
    ...filterable,
  }),
]);
export type Conditions = z.infer<typeof Conditions>;
