import * as z from 'zod';
import { FieldMetadata } from '../resources/field-metadata.ts';
import { Timestamp } from '../resources/values.ts';

const Values = z.record(z.string(), z.unknown());

/** A record that is associated with a delivered one. */
export const AssociatedObject = z.object({
  id: z.string(),
  objectName: z.string().optional(),
  rawObjectName: z.string().optional(),
  fields: Values.optional(),
  mappedFields: Values.optional(),
  raw: Values.optional(),
});
export type AssociatedObject = z.infer<typeof AssociatedObject>;

/** One association of a delivered record. */
export const Association = AssociatedObject.partial().extend({
  providerAssociationMetadata: Values.optional(),
});
export type Association = z.infer<typeof Association>;

/** One record. */
export const ReadResult = z.object({
  /** The unmapped fields, by field name. */
  fields: Values.optional(),
  /** The mapped fields, by the builder's name. */
  mappedFields: Values.optional(),
  /** The record as the provider sent it. */
  raw: Values.optional(),
  /** By the name of the association. */
  associations: z.record(z.string(), z.array(Association)).optional(),
});
export type ReadResult = z.infer<typeof ReadResult>;

/** One change of a record. */
export const SubscribeResult = ReadResult.extend({
  subscribeEventType: z.enum(['create', 'update', 'delete', 'associationUpdate', 'other']).optional(),
  /** The provider's own name of the event. */
  providerEventType: z.string().optional(),
  /** The event as the provider sent it. */
  rawEvent: Values.optional(),
  /** Set for a delete, whose record cannot be read any more. */
  id: z.string().optional(),
  fieldsUpdated: z.array(z.string()).optional(),
  /** The two ends of an association. */
  fromRecord: AssociatedObject.optional(),
  toRecord: AssociatedObject.optional(),
});
export type SubscribeResult = z.infer<typeof SubscribeResult>;

/** What changed in the fields of an object. A changed field has another type, label or description. */
export const SchemaChanges = z.object({
  createdFields: z.array(FieldMetadata).optional(),
  deletedFields: z.array(FieldMetadata).optional(),
  changedFields: z.array(z.object({ oldSchema: FieldMetadata, newSchema: FieldMetadata })).optional(),
});
export type SchemaChanges = z.infer<typeof SchemaChanges>;

/** What every message about an object says. */
const Envelope = z.object({
  projectId: z.string(),
  provider: z.string(),
  groupRef: z.string(),
  groupName: z.string(),
  consumerRef: z.string(),
  consumerName: z.string(),
  installationId: z.string(),
  installationUpdateTime: Timestamp,
  /** The builder's name of the object, if the manifest maps it. */
  objectName: z.string(),
  /** The provider's name of the object. */
  rawObjectName: z.string().optional(),
  /** The connection's workspace, if it is known. */
  workspace: z.string().optional(),
  operationTime: Timestamp.optional(),
});

/** Either the message has the records, or `downloadUrl` is a signed address from which to GET them for 15 minutes. */
const withResults = <Result extends z.ZodType>(result: Result) =>
  z.union([
    z.object({
      resultInfo: z.object({ type: z.literal('inline'), numRecords: z.int() }),
      result: z.array(result),
    }),
    z.object({
      resultInfo: z.object({ type: z.literal('url'), numRecords: z.int(), downloadUrl: z.url() }),
      result: z.never().optional(),
    }),
  ]);

/** Records that were read. */
export const ReadMessage = Envelope.extend({
  action: z.literal('read'),
  operationId: z.string().optional(),
  readType: z.enum(['backfill', 'scheduled', 'triggered']).optional(),
}).and(withResults(ReadResult));
export type ReadMessage = z.infer<typeof ReadMessage>;

/** Changes that the provider reported. */
export const SubscribeMessage = Envelope.extend({ action: z.literal('subscribe') }).and(
  withResults(SubscribeResult),
);
export type SubscribeMessage = z.infer<typeof SubscribeMessage>;

/** Changes of an object's fields at the provider. */
export const SchemaWatchMessage = Envelope.extend({
  action: z.literal('schema.watch'),
  result: SchemaChanges,
});
export type SchemaWatchMessage = z.infer<typeof SchemaWatchMessage>;

/** A message with data of customers, as a webhook receives it. `action` says which of the three it is. */
export const DeliveredMessage = z.union([ReadMessage, SubscribeMessage, SchemaWatchMessage]);
export type DeliveredMessage = z.infer<typeof DeliveredMessage>;

/** What a delivered message is about. */
export type MessageAction = DeliveredMessage['action'];
