import type { ConnectorException, ConnectorObject, WriteEndpoint } from '@dowel/schema/connector';
import { plainText } from '@dowel/schema/rules';
import type { RestDefinition } from '../engine/definition.ts';
import type { DeletedList } from '../engine/read-deleted.ts';
import { queryLanguages } from '../engine/request/literals.ts';
import { changedSince } from './changed-since.ts';
import { numberedPages } from './pages.ts';
import { repeatable } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// Paths and members are those of the vendor's OpenAPI documents: github.com/zoho/crm-oas, v8.0.
const docs = 'https://www.zoho.com/crm/developer/docs/api/v8';
const queries = `${docs}/COQL-Overview.html`;
const limitations = `${docs}/COQL-Limitations.html`;
const questions = 'https://help.zoho.com/portal/en/community/topic/kaizen-171-faqs-on-coql-api';
const records = '/crm/v8/{objectName}';

const SECOND_MS = 1000;

const { soql } = queryLanguages;

/** Conditions stand in pairs, and a quote in a value is written twice. */
const language: NonNullable<NonNullable<RestDefinition['functions']>['queryLanguage']> = {
  ...soql,
  intro: ' where ',
  and: ' and ',
  join: (conditions) => conditions.reduce((before, one) => `(${before} and ${one})`),
  // A query has to have a condition.
  whenNone: ' where id is not null',
  others: {
    in: (field, values) => `${field} in (${values.join(', ')})`,
    // What is empty has no value, so it does not have this one.
    notEq: (field, [value]) => `(${field} != ${value} or ${field} is null)`,
    notIn: (field, values) => `(${field} not in (${values.join(', ')}) or ${field} is null)`,
    gt: (field, [value]) => `${field} > ${value}`,
    gte: (field, [value]) => `${field} >= ${value}`,
    lt: (field, [value]) => `${field} < ${value}`,
    lte: (field, [value]) => `${field} <= ${value}`,
  },
  value: (value) => (typeof value === 'string' ? quoted(value) : plainText(value)),
  time: (text) =>
    /^(-?[\d.]+|true|false)$/.test(text) ? text : quoted(text.replace(/(\.\d+)?Z$/, '+00:00')),
  page: (_, size) => ` limit ${size}`,
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** How records are read that have these fields. Each page begins behind the id of the last record. */
const readingOf = (times: readonly string[]): Pick<ConnectorObject, 'record' | 'list' | 'changes'> => ({
  record: {
    id: 'id',
    ...(times.includes('Modified_Time') && timesOf(queries, { updated: 'Modified_Time' })),
    ...(times.includes('Created_Time') && timesOf(queries, { created: 'Created_Time' })),
  },
  list: {
    request: { method: 'POST', path: '/crm/v8/coql', documentation: queries },
    records: 'data',
    paging: {
      style: 'keyset',
      after: { field: 'id', member: 'id' },
      end: { when: 'emptyPage' },
      size: { into: { body: 'select_query' }, max: 2000 },
      documentation: limitations,
    },
    fieldsParameter: {
      as: 'commaList',
      always: ['id', ...times],
      documentation: queries,
    },
    conditions: {
      style: 'text',
      language: 'soql',
      into: { body: 'select_query' },
      text: 'select {fields} from {objectName}{conditions} order by id',
      documentation: questions,
    },
  },
  changes: times.includes('Modified_Time')
    ? changedSince({
        field: 'Modified_Time',
        isFromInclusive: true,
        isUntilInclusive: true,
        granularityMs: SECOND_MS,
        documentation: queries,
      })
    : { source: 'none', documentation: queries },
});

const upsertPage = `${docs}/upsert-records.html`;
/** The page does not name them among those that have this call. */
const WITHOUT_UPSERT = ['Tasks', 'Events', 'Calls'];

/** A record is sent and answered as the only one of a list. */
const sent = {
  wrap: 'data.0',
  documentation: `${docs}/insert-records.html`,
} satisfies Partial<WriteEndpoint>;

/**
 * What is listed when it was deleted. Custom modules are too, but nobody can tell their names from those of subforms, which
 * are not.
 */
const withBin =
  `Leads Accounts Contacts Deals Campaigns Tasks Cases Events Calls Solutions Products Vendors Price_Books Quotes
  Sales_Orders Purchase_Orders Invoices`.split(/\s+/);
const deletedPage = `${docs.replace('v8', 'v7')}/get-deleted-records.html`;

const deleted: DeletedList = {
  list: {
    request: { path: `${records}/deleted`, documentation: deletedPage },
    records: 'data',
    paging: numberedPages('page', { per_page: 200 }, deletedPage, {
      when: 'false',
      member: 'info.more_records',
    }),
    conditions: { style: 'parameters', from: { header: 'If-Modified-Since' }, documentation: deletedPage },
  },
  time: { member: 'deleted_time', format: 'rfc3339', documentation: deletedPage },
  member: 'isDeleted',
};

/** Modules that link others have no times. */
const variants = [['Modified_Time', 'Created_Time'], ['Modified_Time'], ['Created_Time'], []].map(
  (has): ConnectorException & { has: string[] } => ({ has, ...readingOf(has) }),
);

/** Zoho CRM: modules that ship with it, and custom ones. Subforms are read with the record that has them, by the proxy alone. */
export const zoho = usualConnector({
  provider: 'zoho',
  displayName: 'Zoho CRM',
  errors: {
    message: ['data.0.message', 'message'],
    rules: [
      { status: 401, member: 'code', text: 'OAUTH_SCOPE_MISMATCH', means: 'forbidden' },
      { member: 'code', text: 'INVALID_MODULE', means: 'missing_object' },
      {
        status: 400,
        member: 'code',
        text: 'INVALID_QUERY',
        means: 'missing_field',
        field: { member: 'details.column_name' },
      },
    ],
    documentation: `${docs}/status-codes.html`,
  },
  functions: {
    queryLanguage: language,
    // https://www.zoho.com/crm/developer/docs/api/v8/COQL-Overview.html
    mostFields: 50,
    // A query without records is answered 204.
    isEmptyList: (body) => body === undefined,
    // A refused record may come with the status of a success. A record that is read has an id there.
    isFailure: (body) => body.text('data.0.status')?.toSend() === 'error' && body.isAbsent('data.0.id'),
    deletedOf: () => deleted,
    // The list of what was deleted has no mark, and no other has this time.
    toFields: (_, record) => ('deleted_time' in record ? { ...record, isDeleted: true } : record),
    // The vendor's own clients leave out what is finer than a second.
    writtenTime: (time) => time.replace(/\.\d+Z$/, 'Z'),
    partsFor(fieldNames) {
      const { has: _, ...parts } =
        variants.find(({ has }) => has.every((name) => fieldNames.includes(name))) ?? {};
      return parts;
    },
    upsertOf: (objectName, field) =>
      WITHOUT_UPSERT.includes(objectName)
        ? undefined
        : {
            ...sent,
            method: 'POST',
            path: `${records}/upsert`,
            body: { duplicate_check_fields: [field] },
            repeat: { by: 'upsert' },
            documentation: upsertPage,
          },
  },
  objectList: {
    request: { path: '/crm/v8/settings/modules', documentation: `${docs}/modules-api.html` },
    records: 'modules',
    members: { name: 'api_name', label: 'plural_label' },
  },
  objectNames: 'any',
  object: {
    ...readingOf(['Modified_Time', 'Created_Time']),
    fields: {
      source: 'call',
      request: {
        path: '/crm/v8/settings/fields',
        query: { module: '{objectName}' },
        documentation: `${docs}/field-meta.html`,
      },
      records: 'fields',
      members: {
        name: 'api_name',
        label: 'field_label',
        type: 'data_type',
        isCustom: 'custom_field',
        readOnly: 'read_only',
        isRequired: 'system_mandatory',
        referenceTo: 'lookup.module.api_name',
        options: { records: 'pick_list_values', value: 'actual_value', label: 'display_value' },
      },
      types: {
        text: 'string',
        textarea: 'string',
        email: 'string',
        phone: 'string',
        website: 'string',
        autonumber: 'string',
        picklist: 'singleSelect',
        multiselectpicklist: 'multiSelect',
        lookup: 'reference',
        ownerlookup: 'reference',
        boolean: 'boolean',
        integer: 'int',
        bigint: 'int',
        double: 'float',
        currency: 'float',
        percent: 'float',
        date: 'date',
        datetime: 'datetime',
      },
      also: [{ name: 'id', type: 'string', readOnly: true }],
      documentation: `${docs}/field-meta.html`,
    },
    write: {
      create: { ...sent, method: 'POST', path: records, repeat: { by: 'none' } },
      update: { ...sent, method: 'PUT', path: `${records}/{id}`, repeat: { by: 'upsert' } },
      delete: repeatable('DELETE', `${records}/{id}`, `${docs}/delete-records.html`),
      answer: { record: 'data.0.details', id: 'id' },
    },
  },
  objects: Object.fromEntries(
    withBin.map((name) => [name, { deletes: { source: 'endpoint', documentation: deletedPage } }]),
  ),
});
