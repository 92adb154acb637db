import type { ConnectorException, ConnectorObject, ListEndpoint } from '@dowel/schema/connector';
import { repeatable } from './plain-writes.ts';
import { salesforceAssociations } from './salesforce-associations.ts';
import { salesforceBatch } from './salesforce-batches.ts';
import { usualConnector } from './usual-connector.ts';

const guide = 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest';
const soql = 'https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl';

/** It came in February 2026, with Spring '26. */
const API_VERSION = 'v66.0';
const version = `/services/data/${API_VERSION}`;
const records = `${version}/sobjects/{objectName}`;
const collection = `${version}/composite/sobjects`;

/** The results of a collection come in the order in which the records were sent, and a failed one has no id. */
const collectionResults = {
  records: '.',
  id: 'id',
  mustBeTrue: 'success',
  message: 'errors.0.message',
};

const objectReference =
  'https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference';

/** The fields that say when a record has changed. The best first. Records of a history are never changed. */
type TimeField = 'SystemModstamp' | 'LastModifiedDate' | 'CreatedDate';

/** Which of the fields that Salesforce fills in an object has. */
interface SystemFields {
  readonly time?: TimeField;
  /** It has `IsDeleted`. */
  readonly isMarked?: boolean;
}

/**
 * Both take the same queries. `query` leaves out what is in the recycle bin. A query has no last record: pages follow each
 * other until `done`, for two days, and after that the read goes on with the time that it has come to. A million records
 * are about 500 calls of the 100,000 and more of a day. A Bulk query job needs fewer, but has no page before its end,
 * sends CSV in which an empty text and none are the same, and takes no compound fields:
 * https://developer.salesforce.com/docs/platform/api-rest/guide/resources-query.html
 * https://developer.salesforce.com/docs/atlas.en-us.api_asynch.meta/api_asynch/query_bulk_api_2_0.htm
 */
const listOf = (
  resource: 'query' | 'queryAll',
  { time, isMarked }: SystemFields,
  own: ' WHERE IsDeleted = false' | '' = '',
): ListEndpoint => ({
  request: {
    path: `${version}/${resource}`,
    documentation: `${guide}/resources_${resource.toLowerCase()}.htm`,
  },
  records: 'records',
  fieldsParameter: {
    as: 'commaList',
    always: ['Id', ...(time ? [time] : []), ...(isMarked ? ['IsDeleted'] : [])],
    // An address and its headers have at most 16,384 bytes together.
    limit: 8000,
    documentation: 'vendor documentation, Salesforce Developer Limits and Allocations, API Query Limits',
  },
  conditions: {
    style: 'text',
    language: 'soql',
    into: { query: 'q' },
    text: `SELECT {fields} FROM {objectName}${own}{conditions} ORDER BY ${time ? `${time}, Id` : 'Id'}`,
    documentation: `${soql}/sforce_api_calls_soql_select_conditionexpression.htm`,
  },
  paging: {
    style: 'nextUrl',
    next: 'nextRecordsUrl',
    end: { when: 'true', member: 'done' },
    // Salesforce takes 200 to 2000, and may send fewer.
    size: { into: { header: 'sforce-query-options', text: 'batchSize={value}' }, max: 2000 },
    documentation: `${guide}/dome_query.htm`,
  },
});

/** How records are read that have these fields. */
const readingOf = (has: SystemFields) => {
  const { time, isMarked } = has;
  return {
    record: {
      id: 'Id',
      ...(time && { updateTime: { member: time, format: 'rfc3339', granularityMs: 1000 } }),
      omit: ['attributes'],
    },
    // Without the recycle bin, which only a read of changes looks into.
    list: listOf('query', has),
    // A transaction sets the time of a record before it ends, and it can run for ten minutes.
    changes: time
      ? {
          source: 'filter',
          field: time,
          format: 'rfc3339',
          isFromInclusive: true,
          isUntilInclusive: true,
          settleMs: 0,
          overlapMs: 10 * 60_000,
          granularityMs: 1000,
          documentation: `${soql}/sforce_api_calls_soql_select_dateformats.htm`,
        }
      : { source: 'none', documentation: `${objectReference}/system_fields.htm` },
    // The query says so, and its result is fixed when its first page is read.
    order: time ? 'ascending' : 'none',
    // For fifteen days, or until somebody empties the recycle bin.
    deletes: isMarked
      ? { source: 'flag', member: 'IsDeleted', documentation: `${guide}/resources_queryall.htm` }
      : { source: 'unknown', documentation: `${objectReference}/system_fields.htm` },
  } satisfies Partial<ConnectorObject>;
};

/**
 * Not all objects have these fields: users, roles and record types have no `IsDeleted`, shares no `SystemModstamp`, and
 * of histories only the creation is known.
 */
const variants: (ConnectorException & { has: string[] })[] = [
  // Without being told, a query leaves out what is archived: tasks and events of more than a year ago.
  {
    has: ['SystemModstamp', 'IsDeleted', 'IsArchived'],
    list: listOf('queryAll', { time: 'SystemModstamp', isMarked: true }, ' WHERE IsDeleted = false'),
  },
  { has: ['SystemModstamp', 'IsDeleted'] },
  { has: ['SystemModstamp'], ...readingOf({ time: 'SystemModstamp' }), filteredList: null },
  {
    has: ['LastModifiedDate', 'IsDeleted'],
    ...readingOf({ time: 'LastModifiedDate', isMarked: true }),
    filteredList: listOf('queryAll', { time: 'LastModifiedDate', isMarked: true }),
  },
  { has: ['LastModifiedDate'], ...readingOf({ time: 'LastModifiedDate' }), filteredList: null },
  // When a record was deleted, its time of creation has not changed, so no read of changes would find it.
  { has: ['CreatedDate'], ...readingOf({ time: 'CreatedDate' }), filteredList: null },
  { has: [], ...readingOf({}), filteredList: null },
];

const CHECKSUMS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/**
 * The form of an id that answers have. A writer may leave out the last three signs, each of which says of five others
 * which are capitals: https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/field_types.htm
 */
function longId(id: string): string {
  if (!/^[0-9A-Za-z]{15}$/.test(id)) return id;
  const sums = [0, 5, 10].map((start) => {
    const bits = [...id.slice(start, start + 5)].map((sign, bit) => (/[A-Z]/.test(sign) ? 1 << bit : 0));
    return CHECKSUMS[bits.reduce((sum, bit) => sum + bit, 0)];
  });
  return id + sums.join('');
}

/** Salesforce: standard and custom objects alike. */
export const salesforce = usualConnector({
  provider: 'salesforce',
  displayName: 'Salesforce',
  apiVersion: {
    name: API_VERSION,
    // A version is supported for three years at least.
    supportedUntil: '2029-02-01',
    documentation: 'https://developer.salesforce.com/docs/platform/lwc/guide/api-end-of-life.html',
  },
  errors: {
    message: ['0.message', 'message', 'errors.0.message', 'error_description'],
    rules: [
      // Both the limit of a day and the limit of calls at one time. Salesforce answers 403, without `Retry-After`.
      { member: '0.errorCode', text: 'REQUEST_LIMIT_EXCEEDED', means: 'rate_limited' },
      // After two days, with the eleventh open query of the user, or when the session that opened it has ended.
      { member: '0.errorCode', text: 'INVALID_QUERY_LOCATOR', means: 'cursor_gone' },
      // The text quotes the query first. A query and a single record have different words for it.
      ...["' on entity '{objectName}'", "' on sobject of type {objectName}"].map((before) => ({
        member: '0.errorCode',
        text: 'INVALID_FIELD',
        means: 'missing_field' as const,
        field: { member: '0.message', after: "No such column '", before },
      })),
      { member: '0.errorCode', text: 'INVALID_TYPE', means: 'missing_object' },
      // A query or a single record has it in one place, and a result of a collection in another.
      ...['0.errorCode', 'errors.0.statusCode'].map((member) => ({
        member,
        text: 'UNABLE_TO_LOCK_ROW',
        means: 'conflict' as const,
      })),
      { member: '0.errorCode', text: 'QUERY_TIMEOUT', means: 'too_large' },
    ],
    documentation: `${guide}/errorcodes.htm`,
  },
  functions: {
    // The answer to a write of one record has it. The results of a collection each have their own.
    isFailure: (body) => body.isFalse('success'),
    answeredId: longId,
    batchOf: (_, type, upsertBy) => salesforceBatch(collection, type, upsertBy),
    // They stand in a query.
    associationsOf: (from, to) =>
      [from, to].every((name) => /^\w+$/.test(name)) ? salesforceAssociations(version, from, to) : undefined,
    // The field has to be an external id, or Salesforce answers that there is none. It is not taken in the body.
    upsertOf: (_, field) =>
      repeatable(
        'PATCH',
        `${records}/${field}/{${field}}`,
        'https://developer.salesforce.com/docs/platform/api-rest/guide/dome-upsert.html',
      ),
    partsFor(fieldNames) {
      const { has: _, ...parts } =
        variants.find(({ has }) => has.every((name) => fieldNames.includes(name))) ?? {};
      return parts;
    },
  },
  objectList: {
    request: { path: `${version}/sobjects`, documentation: `${guide}/resources_describeGlobal.htm` },
    records: 'sobjects',
    members: { name: 'name', label: 'label' },
  },
  objectNames: 'any',
  object: {
    ...readingOf({ time: 'SystemModstamp', isMarked: true }),
    filteredList: listOf('queryAll', { time: 'SystemModstamp', isMarked: true }),
    fields: {
      source: 'call',
      request: { path: `${records}/describe` },
      records: 'fields',
      members: {
        name: 'name',
        label: 'label',
        type: 'type',
        isCustom: 'custom',
        isWritable: 'updateable',
        referenceTo: 'referenceTo',
        options: { records: 'picklistValues', value: 'value', label: 'label' },
      },
      types: {
        id: 'string',
        string: 'string',
        textarea: 'string',
        email: 'string',
        phone: 'string',
        url: 'string',
        encryptedstring: 'string',
        combobox: 'string',
        picklist: 'singleSelect',
        multipicklist: 'multiSelect',
        reference: 'reference',
        boolean: 'boolean',
        int: 'int',
        long: 'int',
        double: 'float',
        currency: 'float',
        percent: 'float',
        date: 'date',
        datetime: 'datetime',
      },
      documentation: `${guide}/resources_sobject_describe.htm`,
    },
    fetchByIds: {
      request: {
        method: 'POST',
        path: `${collection}/{objectName}`,
        documentation: `${guide}/resources_composite_sobjects_collections_retrieve_post.htm`,
      },
      into: { body: 'ids' },
      as: 'list',
      max: 2000,
      records: '.',
      fieldsParameter: { into: { body: 'fields' }, as: 'list', always: ['Id'] },
    },
    write: {
      create: {
        method: 'POST',
        path: records,
        // Only an external id that the builder defines could tell a second one, and not every object has one.
        repeat: { by: 'none' },
        batch: {
          request: { method: 'POST', path: collection, body: { allOrNone: true } },
          into: 'records',
          entry: { body: { attributes: { type: '{objectName}' } } },
          results: collectionResults,
          repeat: { by: 'none' },
          documentation: `${guide}/resources_composite_sobjects_collections_create.htm`,
        },
        documentation: `${guide}/dome_sobject_create.htm`,
      },
      update: {
        method: 'PATCH',
        path: `${records}/{id}`,
        repeat: { by: 'upsert' },
        batch: {
          request: { method: 'PATCH', path: collection, body: { allOrNone: true } },
          into: 'records',
          entry: { id: 'id', body: { attributes: { type: '{objectName}' } } },
          results: collectionResults,
          repeat: { by: 'upsert' },
          documentation: `${guide}/resources_composite_sobjects_collections_update.htm`,
        },
        documentation: `${guide}/dome_update_fields.htm`,
      },
      delete: repeatable('DELETE', `${records}/{id}`, `${guide}/dome_delete_record.htm`),
      // Without the names, Salesforce would leave out what the account may not see, and not say so.
      get: {
        path: `${records}/{id}`,
        query: { fields: '{fields}' },
        fieldsParameter: { as: 'commaList', always: ['Id'] },
        record: '.',
      },
      answer: { id: 'id' },
    },
  },
});
