import * as z from 'zod';
import { FieldMetadata } from '../resources/field-metadata.ts';
import { Timestamp } from '../resources/values.ts';

const Values = z.record(z.string(), z.unknown());

/** A record that is associated with a delivered one. */
export const AssociatedObject = z.object({
  id: z.string(),
  objectName: z.string().optional(),
  /** The provider's name of the object. */
  rawObjectName: z.string().optional(),
  /** The unmapped fields, by field name. */
  fields: Values.optional(),
  /** The mapped fields, by the builder's name. */
  mappedFields: Values.optional(),
  /** The record as the provider sent it. */
  raw: Values.optional(),
});
export type AssociatedObject = z.infer<typeof AssociatedObject>;

/** One association of a delivered record. */
export const Association = AssociatedObject.partial().extend({
  /** What the provider says of the association. */
  providerAssociationMetadata: Values.optional(),
});
export type Association = z.infer<typeof Association>;

/** One record. The message says which object it is of. */
export const ReadResult = z.object({
  /**
   * The provider's id of the record, as text. With the `installationId` and `rawObjectName` of the message it names one
   * record, so save a record over the one with the same three. It is there whichever fields were chosen. Where a record's
   * own id is only unique below a parent, such as a comment of an issue, it has both, as the id of a write does. Absent
   * when the record has none. This is an addition to the reference interface.
   */
  id: z.string().optional(),
  /**
   * The record is as a write of yours through the same installation has left it, so it is no news to you. Absent when
   * somebody has changed it since, when the write is more than seven days old, and when the provider does not say when
   * the record has changed. A change that somebody made before the write and that was not delivered yet comes with it.
   * This is an addition to the reference interface.
   */
  origin: z
    .object({
      /** There is no other kind yet. */
      kind: z.enum(['ownWrite']),
      /** The operation of the write. */
      operationId: z.string(),
    })
    .optional(),
  /**
   * The record was deleted at the provider. It has the fields that the provider still shows, which may be none. Absent
   * otherwise. This is an addition to the reference interface.
   */
  isDeleted: z.literal(true).optional(),
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
  /** What happened to the record. */
  subscribeEventType: z.enum(['create', 'update', 'delete', 'associationUpdate', 'other']).optional(),
  /** The provider's own name of the event. */
  providerEventType: z.string().optional(),
  /** The event as the provider sent it. */
  rawEvent: Values.optional(),
  /**
   * The provider did not tell of the change: a read found it. Then `providerEventType`, `rawEvent` and `fieldsUpdated` are
   * absent. This is an addition to the reference interface.
   */
  foundByReading: z.literal(true).optional(),
  /** The fields that changed, if the provider says it. */
  fieldsUpdated: z.array(z.string()).optional(),
  /** Of an association: the record that it starts from. */
  fromRecord: AssociatedObject.optional(),
  /** Of an association: the record that it leads to. */
  toRecord: AssociatedObject.optional(),
});
export type SubscribeResult = z.infer<typeof SubscribeResult>;

/** What changed in the fields of an object. A changed field has another type, label or description. */
export const SchemaChanges = z.object({
  /** New fields. */
  createdFields: z.array(FieldMetadata).optional(),
  /** Removed fields. */
  deletedFields: z.array(FieldMetadata).optional(),
  /** Fields before and after the change. */
  changedFields: z
    .array(
      z.object({
        /** The field before. */
        oldSchema: FieldMetadata,
        /** The field now. */
        newSchema: FieldMetadata,
      }),
    )
    .optional(),
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
  /** What tells it apart from other installations of the group. Absent: it is the default one. Added by Dowel. */
  installationRef: z.string().optional(),
  /** What people call it. Absent unless somebody has named it. Added by Dowel. */
  installationName: z.string().optional(),
  /** When the installation's config last changed. */
  installationUpdateTime: Timestamp,
  /** The object that all records of the message are of: the builder's name if the manifest maps it. */
  objectName: z.string(),
  /** The provider's name of the object. */
  rawObjectName: z.string().optional(),
  /** The connection's workspace, if it is known. */
  workspace: z.string().optional(),
  /** When the operation began. */
  operationTime: Timestamp.optional(),
  /** Set on test events, whose records do not exist. Added by Dowel. */
  isTest: z.literal(true).optional(),
});

/** What a message with records says besides. */
const missingFields = {
  /**
   * Fields that the config selects and the records of this message lack, because the provider does not show them to the
   * connected account. By the provider's names. Absent: the records have all of them.
   */
  missingFields: z.array(z.string()).optional(),
};

/** Either the message has the records, or `downloadUrl` is a signed address from which to GET them for 15 minutes. */
const withResults = <Result extends z.ZodType>(result: Result) =>
  z.union([
    z.object({
      /** How the records come. */
      resultInfo: z.object({
        /** The message has them. */
        type: z.literal('inline'),
        /** How many records. */
        numRecords: z.int(),
      }),
      /** The records. */
      result: z.array(result),
    }),
    z.object({
      /** How the records come. */
      resultInfo: z.object({
        /** They are too large for a message. */
        type: z.literal('url'),
        /** How many records. */
        numRecords: z.int(),
        /** A signed address from which to GET the records as JSON for 15 minutes. */
        downloadUrl: z.url(),
      }),
      /** Absent, because `downloadUrl` leads to the records. */
      result: z.never().optional(),
    }),
  ]);

/** Records that were read. */
export const ReadMessage = Envelope.extend({
  /** Tells the kinds of message apart. */
  action: z.literal('read'),
  /** The id of the operation that read the records. */
  operationId: z.string().optional(),
  /** Why they were read: the first read, the schedule, or a request of yours. */
  readType: z.enum(['backfill', 'scheduled', 'triggered']).optional(),
  ...missingFields,
}).and(withResults(ReadResult));
export type ReadMessage = z.infer<typeof ReadMessage>;

/** Changes that the provider reported. */
export const SubscribeMessage = Envelope.extend({
  /** Tells the kinds of message apart. */
  action: z.literal('subscribe'),
  ...missingFields,
}).and(withResults(SubscribeResult));
export type SubscribeMessage = z.infer<typeof SubscribeMessage>;

/** Changes of an object's fields at the provider. */
export const SchemaWatchMessage = Envelope.extend({
  /** Tells the kinds of message apart. */
  action: z.literal('schema.watch'),
  /** What changed. */
  result: SchemaChanges,
});
export type SchemaWatchMessage = z.infer<typeof SchemaWatchMessage>;

/** A message with data of customers, as a webhook receives it. `action` says which of the three it is. */
export const DeliveredMessage = z.union([ReadMessage, SubscribeMessage, SchemaWatchMessage]);
export type DeliveredMessage = z.infer<typeof DeliveredMessage>;

/** The values of `action`. */
export const messageActions = ['read', 'subscribe', 'schema.watch'] as const;

/** What a delivered message is about. */
export type MessageAction = DeliveredMessage['action'];
