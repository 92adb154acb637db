import * as z from 'zod';
import { ChangeSource, Deletes } from './changes.ts';
import { Budget, ConnectorErrors, SuccessRule } from './errors.ts';
import { FieldSource, ObjectList } from './fields.ts';
import { FetchByIds, ListEndpoint, RecordShape } from './list.ts';
import { ConnectorName, Documentation, Words } from './names.ts';
import { ObjectEvents } from './object-events.ts';
import { Parents } from './parents.ts';
import { Webhooks } from './webhooks.ts';
import { WriteEndpoints } from './write.ts';

/** How one object is handled. */
export const ConnectorObject = z.strictObject({
  /** Absent: the object's name in title case. */
  displayName: Words.optional(),
  /** Absent: there is one list of all records. */
  parents: Parents.optional(),
  record: RecordShape,
  list: ListEndpoint,
  /**
   * Another list that is used when a read has a window or filters. Absent: `list` is used, with its conditions.
   */
  filteredList: ListEndpoint.optional(),
  /** Where the changes of the object come from. */
  changes: ChangeSource,
  /**
   * How the list is ordered by the update time, when it is limited to changes. Only an order that the provider promises
   * counts.
   */
  order: z.enum(['ascending', 'descending', 'none']),
  deletes: Deletes,
  fields: FieldSource,
  fetchByIds: FetchByIds.optional(),
  write: WriteEndpoints.optional(),
  /** The events by which the provider tells of changes. Only with `webhooks`, and with `write.get`. */
  events: ObjectEvents.optional(),
});
export type ConnectorObject = z.infer<typeof ConnectorObject>;

/** The version of the provider's API that the requests name. */
export const ApiVersion = z.strictObject({
  name: z.string().min(1).max(50),
  /** The provider promises to support it up to this day. */
  supportedUntil: z.iso.date(),
  documentation: Documentation.optional(),
});
export type ApiVersion = z.infer<typeof ApiVersion>;

/** How one object differs from the others. `null` takes away what `object` has. */
export const ConnectorException = ConnectorObject.partial().extend({
  parents: Parents.nullable().optional(),
  filteredList: ListEndpoint.nullable().optional(),
  fetchByIds: FetchByIds.nullable().optional(),
  write: WriteEndpoints.nullable().optional(),
  events: ObjectEvents.nullable().optional(),
});
export type ConnectorException = z.infer<typeof ConnectorException>;

/**
 * How a provider's API is read and written, as data. Nothing in it is an expression: placeholders such as
 * `{objectName}` come from a fixed list, and everything else is one of a few choices.
 */
export const Connector = z.strictObject({
  /** The address of the JSON Schema that an editor uses. The service ignores it. */
  $schema: z.string().max(2000).optional(),
  /** The version of this format. */
  connectorVersion: z.literal(1, { error: 'must be 1, the only version there is' }),
  /** The provider's name in the catalogue. */
  provider: ConnectorName,
  /** The provider's name for people. */
  displayName: Words,
  /**
   * What this connector was run against: a simulator of the provider, the provider itself, or nothing. `generated`: it was
   * drafted of a document, and nobody has read it against the provider's pages. A server leaves it out unless it is set to.
   */
  verified: z.enum(['simulator', 'provider', 'nothing', 'generated']),
  /** Absent: the provider has announced no end of what the requests use. */
  apiVersion: ApiVersion.optional(),
  /** Headers of every request, such as the version of the API. */
  headers: z.record(ConnectorName, z.string().max(2000)).optional(),
  errors: ConnectorErrors,
  /** Absent: a status of success is a success. */
  success: z.array(SuccessRule).optional(),
  budgets: z.array(Budget).optional(),
  objectList: ObjectList.optional(),
  /** Absent: the provider tells of nothing by itself. */
  webhooks: Webhooks.optional(),
  /** Which objects there are: any name, or only those under `objects`. */
  objectNames: z.enum(['any', 'listed']),
  /** How every object is handled by default. */
  object: ConnectorObject,
  /** Exceptions for single objects, by name. Each member replaces the whole member of `object`. */
  objects: z.record(ConnectorName, ConnectorException).optional(),
});
export type Connector = z.infer<typeof Connector>;
