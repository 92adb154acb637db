import type { ValueType } from '@dowel/schema';
import type { ProviderErrorKind } from './provider-error-kind.ts';

/**
 * How a provider's API is read and written, as data. Paths are relative to the provider's base URL; `{objectName}` and
 * `{id}` are filled in. A "member" is a dotted path into a JSON value; `.` is the whole value.
 */
export interface Connector {
  /** The provider's name for people. */
  displayName: string;
  /** How every object is handled by default. */
  object: ConnectorObject;
  /** Exceptions for single objects, by name. */
  objects?: Readonly<Record<string, Partial<ConnectorObject>>>;
  errors: ConnectorErrors;
}

/** How an error response is understood. */
export interface ConnectorErrors {
  /** The member that says what is wrong. */
  message: string;
  /** The first one that fits says what the response means. If none fits, the status does. */
  rules?: readonly ErrorRule[];
}

/** An error response with this status, and with this text in this member. */
interface ErrorRule {
  status: number;
  member?: string;
  text?: string;
  means: ProviderErrorKind;
}

/** How one object is handled. */
export interface ConnectorObject {
  /** Absent: the object's name in title case. */
  displayName?: string;
  list: ListEndpoint;
  /** Where the changes of the object come from. */
  changes: ChangeSource;
  /** How the list is ordered by `list.updateTime`. Only an order that the provider promises counts. */
  order: 'ascending' | 'descending' | 'none';
  fields: FieldSource;
  /** Absent: nobody can create fields through the provider's API. */
  fieldUpsert?: FieldUpsertEndpoint;
  write?: WriteEndpoints;
}

/** How records are listed, page by page. */
interface ListEndpoint {
  path: string;
  /** Member of the response that contains the records. */
  records: string;
  /** Member of a record that identifies it. */
  id: string;
  /**
   * Query parameter that takes field names, separated by commas. Without it the response has every field. We leave it
   * out if the names do not fit into an address. Absent: the response always has every field.
   */
  fieldsParameter?: string;
  /** Absent: the provider finds no records by their values, so it can be neither searched nor read with filters. */
  filter?: FilterParameter;
  /** Member of a record that says when it last changed, in RFC 3339. */
  updateTime?: string;
  paging: CursorPaging;
}

/** A query parameter for "this field has this value". It is repeated for each filter, and a record must meet all. */
interface FilterParameter {
  name: string;
  /** What is between the name of the field and the value. */
  separator: string;
}

/**
 * Where changes come from. Only with `filter` can a scheduled read ask for what has changed. With any other source it
 * reads everything, and says so.
 */
export type ChangeSource =
  | FilteredChanges
  /** The provider keeps a list of changes for some time. No connector reads it yet. */
  | { source: 'feed'; retentionDays: number }
  /** The provider only tells of changes at the moment they happen. */
  | { source: 'webhook' }
  /** The provider cannot tell what has changed. */
  | { source: 'none' };

/** The list can be limited to what has changed since a time. */
export interface FilteredChanges {
  source: 'filter';
  /** Query parameter for "changed at this time or later", RFC 3339. */
  fromParameter: string;
  /** Query parameter for "changed at this time or earlier". Absent: later changes are left out after reading. */
  untilParameter?: string;
  /** How long after a change the list may still lack it. */
  settleMs: number;
  /** How far a read goes back before the end of the one before, for changes that appear in the list late. */
  overlapMs: number;
  /** The smallest difference between times that the filter knows. */
  granularityMs: number;
}

/** Paging with a cursor: the response contains it, and the next request sends it back as a query parameter. */
interface CursorPaging {
  style: 'cursor';
  /** Query parameter that takes the cursor. */
  parameter: string;
  /** Member of the response that contains the next cursor. The last page has none. */
  next: string;
  /** Query parameter that takes the number of records. */
  sizeParameter: string;
  maxSize: number;
}

/** Where the list of an object's fields comes from: a call to the provider, or this connector. */
type FieldSource = DiscoveredFields | ListedFields;

/** Fields that a call to the provider returns. They include custom fields. */
export interface DiscoveredFields {
  source: 'call';
  path: string;
  /** Member of the response that contains the fields. */
  records: string;
  /** The members of each field. */
  members: {
    name: string;
    label?: string;
    type?: string;
    isCustom?: string;
    readOnly?: string;
    isRequired?: string;
    referenceTo?: string;
    options?: { records: string; value: string; label: string };
  };
  /** Maps the provider's types to ours. A type that is not listed becomes `other`. */
  types: Readonly<Record<string, ValueType>>;
}

/** A fixed list of fields, for a provider that has no call for them. */
export interface ListedFields {
  source: 'list';
  fields: readonly ListedField[];
}

interface ListedField {
  name: string;
  /** Absent: the field's name in title case. */
  label?: string;
  type: ValueType;
  readOnly?: boolean;
}

/** A call that creates a custom field, or changes the one with this name. */
export interface FieldUpsertEndpoint {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Takes `{objectName}` and `{fieldName}`. */
  path: string;
  /** The provider's status when the field is new. With any other success, it was changed. */
  createdStatus: number;
  /** The members of the request. What has no member here cannot be stored. */
  members: {
    label: string;
    type: string;
    description?: string;
    isRequired?: string;
    referenceTo?: string;
    options?: { records: string; value: string; label: string };
  };
  /** Maps our types to the provider's. The provider has no fields of a type that is not listed. */
  types: Readonly<Partial<Record<ValueType, string>>>;
}

/** Where records are written. */
export interface WriteEndpoints {
  create?: WriteEndpoint;
  update?: WriteEndpoint;
  delete?: WriteEndpoint;
  /** Path of one record, to look at it before it is changed. Absent: a field cannot be written only if it is empty. */
  get?: { path: string };
  /** Member of the provider's answer that is the record, and the member of the record that identifies it. */
  record: string;
  id: string;
}

export interface WriteEndpoint {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  repeat: WriteRepeat;
}

/**
 * How a write can be sent a second time without being done twice, after its first answer was lost.
 * - `key`: this header carries a key; the provider does the request once per key.
 * - `upsert`: the request says what shall be, so doing it twice is the same as doing it once.
 * - `clientId`: we choose the id of the new record, in this member. The provider answers 409 when it has it already.
 * - `probe`: this path lists the records that have a value of the written record; `{value}` is the value of `field`.
 * - `none`: it cannot. The outcome of a write whose answer was lost stays unknown.
 */
export type WriteRepeat =
  | { by: 'key'; header: string }
  | { by: 'upsert' }
  | { by: 'clientId'; member: string }
  | { by: 'probe'; path: string; field: string; records: string }
  | { by: 'none' };
