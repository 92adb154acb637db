import type { ValueType } from '@dowel/schema';

/**
 * How a provider's API is read and written, as data. Paths are relative to the provider's base URL;
 * `{objectName}` and `{id}` are filled in. A "member" is a dotted path into a JSON value, `.` being the whole.
 */
export interface Connector {
  /** The provider as people call it. */
  displayName: string;
  /** How any object is handled. */
  object: ConnectorObject;
  /** What differs for objects by name. */
  objects?: Readonly<Record<string, Partial<ConnectorObject>>>;
  /** Where an error response says what is wrong. */
  errors: { message: string };
}

/** How one object is handled. */
export interface ConnectorObject {
  /** A title-cased name when absent. */
  displayName?: string;
  list: ListEndpoint;
  fields: FieldSource;
  write?: WriteEndpoints;
}

/** Lists records, a page at a time. */
interface ListEndpoint {
  path: string;
  /** Member of the response that holds the records. */
  records: string;
  /** Member of a record that identifies it. */
  id: string;
  /**
   * Query parameter that takes field names, separated by commas; without it every field comes. It is left out where the
   * names do not fit into an address. Absent: every field always comes.
   */
  fieldsParameter?: string;
  /** Query parameter for "changed at this time or later", RFC 3339. Absent: the provider cannot filter by time. */
  sinceParameter?: string;
  /** Member of a record that tells when it last changed. */
  updateTime?: string;
  paging: CursorPaging;
}

/** Pages follow each other by a cursor of the response, sent back as a query parameter. */
interface CursorPaging {
  style: 'cursor';
  /** Query parameter that takes the cursor. */
  parameter: string;
  /** Member of the response that holds the next cursor, absent on the last page. */
  next: string;
  /** Query parameter that takes the number of records. */
  sizeParameter: string;
  maxSize: number;
}

/** Where the fields of an object are told: by a call, or here. */
type FieldSource = DiscoveredFields | ListedFields;

/** Fields told by a call to the provider, which sees custom fields too. */
export interface DiscoveredFields {
  source: 'call';
  path: string;
  /** Member of the response that holds the fields. */
  records: string;
  /** Members of each field. */
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
  /** The provider's type to ours; `other` when not listed. */
  types: Readonly<Record<string, ValueType>>;
}

/** Fields of a provider that does not tell them. */
export interface ListedFields {
  source: 'list';
  fields: readonly ListedField[];
}

interface ListedField {
  name: string;
  /** A title-cased name when absent. */
  label?: string;
  type: ValueType;
  readOnly?: boolean;
}

/** Where records are written. */
interface WriteEndpoints {
  create?: WriteEndpoint;
  update?: WriteEndpoint;
  delete?: WriteEndpoint;
}

interface WriteEndpoint {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}
