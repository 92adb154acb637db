import * as z from 'zod';
import { ConnectorName, Documentation, Member } from './names.ts';
import { ConnectorRequest } from './request.ts';

/** Where an event says something: a member of its body, or a header of the request that brought it. */
export const EventPlace = z.union([Member, z.strictObject({ header: ConnectorName })]);
export type EventPlace = z.infer<typeof EventPlace>;

/**
 * What the provider calls an object in its events.
 * - `text`: always the same; `{objectName}` stands for the object's name.
 * - `request`: the provider is asked when the subscription is made, and `member` of the answer is it.
 */
export const EventObject = z.union([
  z.strictObject({ text: z.string().min(1).max(200) }),
  z.strictObject({
    request: ConnectorRequest,
    member: Member,
    documentation: Documentation.optional(),
  }),
]);
export type EventObject = z.infer<typeof EventObject>;

/** A type of events that counts as another one. */
export const EventTypeRule = z.strictObject({
  type: ConnectorName,
  /** The rule fits only if this member of the event has this text. `true` and `false` are texts too. */
  when: z.strictObject({ member: Member, text: z.string().min(1).max(200) }).optional(),
  means: ConnectorName,
  /** The provider has to be asked for events of this type too. Not for an application, where the builder asks. */
  isAskedFor: z.boolean().optional(),
});
export type EventTypeRule = z.infer<typeof EventTypeRule>;

/** Of several members, the first that the event has counts. */
export const RecordId = z.union([Member, z.array(Member).min(1).max(10)]);
