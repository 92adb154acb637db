import * as z from 'zod';
import { Conditions } from './conditions.ts';
import { ConnectorName, Documentation, Member } from './names.ts';
import { Paging } from './paging.ts';
import { ConnectorRequest, Slot } from './request.ts';
import { CreateTime, UpdateTime } from './times.ts';

/** Asks for some fields only. */
export const FieldsParameter = z.strictObject({
  /** Absent: the names stand where `{fields}` is, in the text of the conditions or in what the body always has. */
  into: Slot.optional(),
  /** `commaList`: `a,b`. `list`: a JSON list, or the parameter repeated. `lines`: one name per line, for GraphQL. */
  as: z.enum(['commaList', 'list', 'lines']),
  /** Names that are always asked for, such as the id and the update time. */
  always: z.array(ConnectorName).optional(),
  /**
   * At most so many characters of names in one request, with a comma behind each. Beyond it there are several requests,
   * whose records are put together by their id.
   */
  limit: z.int().min(1).optional(),
  documentation: Documentation.optional(),
});
export type FieldsParameter = z.infer<typeof FieldsParameter>;

/** How records are listed, page by page. */
export const ListEndpoint = z.strictObject({
  request: ConnectorRequest,
  /** Where the answer has the records. */
  records: Member,
  paging: Paging,
  /** Absent: the answer always has every field. */
  fieldsParameter: FieldsParameter.optional(),
  /** Absent: the list cannot be limited. */
  conditions: Conditions.optional(),
});
export type ListEndpoint = z.infer<typeof ListEndpoint>;

/** What a record looks like. */
export const RecordShape = z.strictObject({
  /** Identifies the record. A path may lead into a map: `id.record_id`. */
  id: Member,
  /** Absent: a record does not say when it changed. */
  updateTime: UpdateTime.optional(),
  /** Absent: a record does not say when it was created, so a new one that is found by reading counts as changed. */
  createTime: CreateTime.optional(),
  /** Members whose own members are the fields, such as `properties`. They are moved up to the record. */
  unwrap: z.array(ConnectorName).optional(),
  /** Members that are no fields, such as `attributes`. They are left out. */
  omit: z.array(ConnectorName).optional(),
});
export type RecordShape = z.infer<typeof RecordShape>;

/** Gets records by their ids. */
export const FetchByIds = z.strictObject({
  request: ConnectorRequest,
  /** Takes the ids. */
  into: Slot,
  /** How the ids are written: a list, `a,b`, or a list of maps that have the id in `member`. */
  as: z.enum(['list', 'commaList', 'maps']),
  member: ConnectorName.optional(),
  max: z.int().min(1).max(10_000),
  records: Member,
  fieldsParameter: FieldsParameter.optional(),
});
export type FetchByIds = z.infer<typeof FetchByIds>;
