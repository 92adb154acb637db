import * as z from 'zod';
import { ConnectorName, Documentation, Member } from './names.ts';

/** A word that stands in braces where a value of the parent goes. */
export const Placeholder = z.string().regex(/^\w{1,50}$/, 'can only have letters, digits and _');

/**
 * The list of an object that exists once for each record of another object, such as the messages of each channel. A read
 * lists the records of the other object, page by page, and reads the list below each of them.
 */
export const Parents = z.strictObject({
  /** The other object. It stands under `objects`, and can be below parents itself. */
  object: ConnectorName,
  /**
   * What a request below a parent takes of it: placeholders, and the members of the parent's record that they stand for.
   * A record has them as fields, so that one sees which parent it is below, and a new record says so with them.
   * @example { channel: id }
   */
  values: z
    .record(Placeholder, Member)
    .refine((values) => Object.keys(values).length > 0, 'needs at least one placeholder'),
  /**
   * The own id of a record names it only below its parent, or is not enough to write it. The id of the record is then
   * made of the values of the parent and of its own id, with `/` between them, and stands in this field. Absent: the own
   * id names it in the whole account.
   */
  idField: ConnectorName.optional(),
  /** Only parents with this value have a list that can be read. All others are left out, and the read says how many. */
  only: z.strictObject({ member: Member, value: z.union([z.string(), z.boolean()]) }).optional(),
  documentation: Documentation.optional(),
});
export type Parents = z.infer<typeof Parents>;
