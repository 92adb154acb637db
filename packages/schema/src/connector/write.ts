import * as z from 'zod';
import { FieldsParameter } from './list.ts';
import { ConnectorName, Documentation, Member } from './names.ts';
import { BodyEncoding, ConnectorRequest, Slot } from './request.ts';

/**
 * How a write can be sent a second time without being done twice, after its first answer was lost.
 * - `key`: this header carries a key; the provider does the request once per key.
 *   With `lifetimeMs`, the provider forgets the key after this time, and a create whose answer was lost is not sent again.
 * - `keyAt`: the same, with the key in a parameter or a member of the body. There, a key that the writer gives is sent as it is.
 * - `upsert`: the request says what shall be, so doing it twice is the same as doing it once.
 * - `clientId`: we choose the id of the new record, in this member. A provider that has it already refuses to make another.
 *   It is a UUID with \`as: uuid\`, and otherwise the same without its hyphens.
 * - `probe`: this path lists the records that have a value of the written record; `{value}` is the value of `field`.
 * - `none`: it cannot. The outcome of a write whose answer was lost stays unknown.
 */
export const WriteRepeat = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('key'), header: ConnectorName, lifetimeMs: z.int().min(60_000).optional() }),
  z.strictObject({ by: z.literal('keyAt'), into: Slot, lifetimeMs: z.int().min(60_000).optional() }),
  z.strictObject({ by: z.literal('upsert') }),
  z.strictObject({ by: z.literal('clientId'), member: ConnectorName, as: z.literal('uuid').optional() }),
  z.strictObject({
    by: z.literal('probe'),
    path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
    field: ConnectorName,
    records: Member,
  }),
  z.strictObject({ by: z.literal('none') }),
]);
export type WriteRepeat = z.infer<typeof WriteRepeat>;

/** Where a successful answer has the record and its id. */
const WriteAnswer = z.strictObject({
  /** Member of the answer that is the record; `.` is the whole answer. Absent: the answer has no record. */
  record: Member.optional(),
  /** Member of the record, or of the answer when it has no record. */
  id: Member,
});

/** Many records of one write in one request, of which either all are written or none. */
export const WriteBatch = z.strictObject({
  request: ConnectorRequest,
  /** Member of the body that takes the list of records. */
  into: Member,
  /** What each entry of the list looks like: the record's fields, and what is said here. */
  entry: z.strictObject({
    /** Member that takes the id of the record. Not for creates. */
    id: Member.optional(),
    /** Members that are always sent. */
    body: z.record(ConnectorName, z.json()).optional(),
  }),
  /** The answer has one result for each entry. One that does not name its record is in the place of its entry. */
  results: z.strictObject({
    /** Member of the answer with a list of results. */
    records: Member,
    /** Members of one result. */
    id: Member,
    record: Member.optional(),
    /** A result without `true` here has failed. Absent: all results are successes. */
    mustBeTrue: Member.optional(),
    /** Where a failed result says why. */
    message: Member.optional(),
  }),
  repeat: WriteRepeat,
  documentation: Documentation.optional(),
});
export type WriteBatch = z.infer<typeof WriteBatch>;

/** How a record is created, updated or deleted. */
export const WriteEndpoint = z.strictObject({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  /**
   * Takes `{objectName}` and `{id}`. Of a create or an update, any other placeholder is a field of the record, which says
   * where it is, such as `{owner}` in `/repos/{owner}/issues`. Such a field is left out of the body.
   */
  path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
  query: z.record(ConnectorName, z.string().max(2000)).optional(),
  headers: z.record(ConnectorName, z.string().max(2000)).optional(),
  /** The part of the body that is always sent. It takes `{id}`. A delete with it has a body. */
  body: z.record(ConnectorName, z.json()).optional(),
  /** Member of the body that takes the record's fields, such as `properties`. Absent: the body is the record. */
  wrap: Member.optional(),
  /** A map in the record that takes its custom fields: all that are none of these. `unwrap` moves them up again. */
  custom: z.strictObject({ into: ConnectorName, except: z.array(ConnectorName).min(1).max(200) }).optional(),
  /** Each value is sent as a list: a single one as a list of one, and null as an empty list. Absent: as it is. */
  values: z.literal('lists').optional(),
  /** `json` when absent. */
  encoding: BodyEncoding.optional(),
  /** Absent: as for all writes of the object. */
  answer: WriteAnswer.optional(),
  repeat: WriteRepeat,
  batch: WriteBatch.optional(),
  documentation: Documentation.optional(),
});
export type WriteEndpoint = z.infer<typeof WriteEndpoint>;

/** Where records are written. */
export const WriteEndpoints = z.strictObject({
  create: WriteEndpoint.optional(),
  update: WriteEndpoint.optional(),
  delete: WriteEndpoint.optional(),
  /** One record, to look at it before it is changed. `{fields}` names what is looked at. Absent: a field cannot be written only if it is empty. */
  get: z
    .strictObject({
      /** `GET` when absent. */
      method: z.enum(['GET', 'POST']).optional(),
      path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
      query: z.record(ConnectorName, z.string().max(2000)).optional(),
      /** What is sent with POST. It takes `{id}` and `{fields}`. */
      body: z.record(ConnectorName, z.json()).optional(),
      /** How `{fields}` is written. Absent: as in `a,b`. All names are asked for at once. */
      fieldsParameter: FieldsParameter.omit({ into: true, limit: true }).optional(),
      /** Absent: as for the writes. With null in its place, or with an empty list, the record is gone. */
      record: Member.optional(),
    })
    .optional(),
  /** Where an answer has the record and its id. */
  answer: WriteAnswer,
});
export type WriteEndpoints = z.infer<typeof WriteEndpoints>;
