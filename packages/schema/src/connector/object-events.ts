import * as z from 'zod';
import { EventObject, RecordId } from './event-place.ts';
import { ConnectorName, Documentation, Member } from './names.ts';
import { Placeholder } from './parents.ts';

/** The provider's names of the events of an object. `{objectName}` stands for the object's name. */
export const ObjectEvents = z.strictObject({
  create: ConnectorName.optional(),
  update: ConnectorName.optional(),
  delete: ConnectorName.optional(),
  /** A record was linked to another one, or a link was removed. Needs `association` of the events. */
  association: ConnectorName.optional(),
  /** What the provider calls the object in its events. Only with `object` of `event`. */
  object: EventObject.optional(),
  /**
   * What the provider is asked for, of each event. `{event}` in it is the name of the event, and `{object}` what the
   * provider calls the object. Absent: the name alone. What is the same for several events is asked for once.
   */
  entry: z.record(ConnectorName, z.json()).optional(),
  /** Where an event about this object has the id of the record, if not where `event.recordId` of `webhooks` says. */
  recordId: RecordId.optional(),
  /**
   * Of an object with `parents` and `idField`: where an event names the parent. It has a member for each placeholder. The
   * id of the record is made of both.
   * @example { channel: event.channel }
   */
  parent: z.record(Placeholder, Member).optional(),
  documentation: Documentation.optional(),
});
export type ObjectEvents = z.infer<typeof ObjectEvents>;
