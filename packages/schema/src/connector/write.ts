import * as z from 'zod';
import { FieldsParameter } from './list.ts';
import { ConnectorName, Documentation, Member } from './names.ts';
import { BodyEncoding, ConnectorRequest, Slot } from './request.ts';

/**
 * How a write can be sent a second time without being done twice, after its first answer was lost.
 * - `key`: this header carries a key; the provider does the request once per key.
 * - `upsert`: the request says what shall be, so doing it twice is the same as doing it once.
 * - `clientId`: we choose the id of the new record, in this member. The provider answers 409 when it has it already.
 * - `probe`: this path lists the records that have a value of the written record; `{value}` is the value of `field`.
 * - `none`: it cannot. The outcome of a write whose answer was lost stays unknown.
 */
export const WriteRepeat = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('key'), header: ConnectorName }),
  z.strictObject({ by: z.literal('upsert') }),
  z.strictObject({ by: z.literal('clientId'), member: ConnectorName }),
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

/** Many records of one write in one request. */
export const WriteBatch = z.strictObject({
  request: ConnectorRequest,
  /** The most records of one request. */
  max: z.int().min(1).max(10_000),
  /** Member of the body that takes the list of records. */
  into: Member,
  /** What each entry of the list looks like. */
  entry: z.strictObject({
    /** Member that takes the record's fields. Absent: the entry is the record. */
    wrap: Member.optional(),
    /** Member that takes the id of the record. Not for creates. */
    id: Member.optional(),
    /** Member that takes a name of ours for the entry, which the answer repeats. */
    traceId: Member.optional(),
    /** Members that are always sent. */
    fixed: z.record(ConnectorName, z.json()).optional(),
  }),
  /** How the answer is understood. */
  results: z.strictObject({
    /** Member of the answer with a list of results. */
    records: Member,
    /** Members of one result. */
    id: Member,
    record: Member.optional(),
    traceId: Member.optional(),
    /** A result with `false` here has failed. Absent: all results are successes. */
    isSuccess: Member.optional(),
    /** Where a failed result says why. */
    message: Member.optional(),
    /** A second list, of failures. A record that neither list names ends as unknown, unless nothing else is possible. */
    failures: z
      .strictObject({
        records: Member,
        message: Member,
        /** Member with the id or ids that the failure is about. */
        ids: Member.optional(),
        /** Member with our name or names of the entries that it is about. */
        traceIds: Member.optional(),
      })
      .optional(),
  }),
  /**
   * How a result is matched with what was sent. `position` only when the provider promises one result per entry, in
   * the same order.
   */
  matchedBy: z.enum(['id', 'traceId', 'position']),
  /**
   * Takes `true` when either all records are to be written or none. Absent: the provider cannot do so.
   * @example { "body": "allOrNone" }
   */
  allOrNone: Slot.optional(),
  repeat: WriteRepeat,
  documentation: Documentation.optional(),
});
export type WriteBatch = z.infer<typeof WriteBatch>;

/** How a record is created, updated or deleted. */
export const WriteEndpoint = z.strictObject({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  /** Takes `{objectName}` and `{id}`, and the fields of `pathFields`. */
  path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
  /**
   * Fields of the record that say where it is, such as `owner` for `/repos/{owner}/issues`. They stand in the path, and
   * are left out of the body. A delete has no fields, so it cannot have these.
   */
  pathFields: z
    .array(z.string().regex(/^\w{1,200}$/, 'can only have letters, digits and _'))
    .min(1)
    .optional(),
  query: z.record(ConnectorName, z.string().max(2000)).optional(),
  headers: z.record(ConnectorName, z.string().max(2000)).optional(),
  /** The part of the body that is always sent. A delete with it has a body. */
  body: z.record(ConnectorName, z.json()).optional(),
  /** Member of the body that takes the record's fields, such as `properties`. Absent: the body is the record. */
  wrap: Member.optional(),
  /** A map in the record that takes its custom fields: all that are none of these. `unwrap` moves them up again. */
  custom: z.strictObject({ into: ConnectorName, except: z.array(ConnectorName).min(1).max(200) }).optional(),
  /** Each value is sent as a list: a single one as a list of one, and null as an empty list. Absent: as it is. */
  values: z.literal('lists').optional(),
  /** `json` when absent. */
  encoding: BodyEncoding.optional(),
  /** Takes the id of the record when the path does not. */
  idInto: Slot.optional(),
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
      /** How `{fields}` is written. Absent: as in `a,b`. */
      fieldsParameter: FieldsParameter.optional(),
      /** Absent: as for the writes. */
      record: Member.optional(),
      /**
       * `gone`: the record is gone when an answer has null in its place, or an empty list. Absent: such an answer is an
       * error.
       */
      absent: z.literal('gone').optional(),
    })
    .optional(),
  /** Where an answer has the record and its id. */
  answer: WriteAnswer,
});
export type WriteEndpoints = z.infer<typeof WriteEndpoints>;
