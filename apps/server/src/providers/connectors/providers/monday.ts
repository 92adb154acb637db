import type { ConnectorException, ListEndpoint, Paging, WriteEndpoint } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { noSuchField } from './graphql-errors.ts';
import { introspected, scalarTypes } from './graphql-fields.ts';
import { type MondayObject, mondayObjects } from './monday-objects.ts';
import { usualConnector } from './usual-connector.ts';

const reference = 'https://developer.monday.com/api-reference';
const errorsPage = `${reference}/docs/error-handling`;
const itemsPage = `${reference}/docs/querying-board-items`;

const call = { method: 'POST', path: '/v2' } as const;

const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean);

const types = scalarTypes(
  { ISO8601DateTime: 'datetime', Date: 'datetime', JSON: 'other' },
  `BoardAccessLevel BoardHierarchy BoardKind BoardObjectType ColumnType CustomActivityColor
    CustomActivityIcon FolderColor FolderCustomIcon FolderFontWeight InvitationMethod State UserStatus
    WebhookEventType WorkspaceKind`,
);

/** The variables that a call declares. */
const variablesOf = (query: string) => [...query.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);

/** Those that are known before: the id of the record, and the board that it is in. */
function bodyOf(query: string) {
  const given = variablesOf(query).filter((name) => name === 'id' || name === 'board_id');
  const variables = Object.fromEntries(given.map((name) => [name, `{${name}}`]));
  return { query, ...(given.length > 0 && { variables }) };
}

const fieldsParameterOf = ({ updated, created }: MondayObject, hasState: boolean | undefined) => ({
  as: 'lines' as const,
  always: [
    'id',
    ...(updated ? ['updated_at'] : []),
    ...(created ? ['created_at'] : []),
    ...(hasState ? ['state'] : []),
  ],
});

function pagingOf({ list, cursor }: MondayObject): Paging {
  // The largest pages of items, since their cursors are good for an hour only, and a small plan has few calls a day:
  // https://developer.monday.com/api-reference/changelog/larger-page-size-for-items-page
  const size = { into: { body: 'variables.limit' }, max: cursor === undefined ? 100 : 500 };
  if (cursor !== undefined) {
    const into = { body: 'variables.cursor' };
    return { style: 'cursor', next: cursor, into, end: { when: 'absent' }, size, documentation: itemsPage };
  }
  if (!variablesOf(list).includes('page')) return { style: 'none', size: { max: 10_000 } };
  return {
    style: 'pageNumber',
    into: { body: 'variables.page' },
    first: 1,
    end: { when: 'emptyPage' },
    size,
  };
}

function listOf(name: string, object: MondayObject): ListEndpoint {
  return {
    request: { ...call, body: bodyOf(object.list), documentation: `${reference}/reference/${name}` },
    records: object.records ?? `data.${name}`,
    paging: pagingOf(object),
    fieldsParameter: fieldsParameterOf(object, object.hasState),
  };
}

function mutationOf(name: string, query: string): Omit<WriteEndpoint, 'repeat'> {
  const [, mutation = ''] = /\{\s*(\w+)\(/.exec(query) ?? [];
  const input = variablesOf(query).find((variable) => variable === 'input' || variable === 'attributes');
  return {
    ...call,
    body: bodyOf(query),
    wrap: input === undefined ? 'variables' : `variables.${input}`,
    answer: { record: `data.${mutation}`, id: 'id' },
    documentation: `${reference}/reference/${name}`,
  };
}

function writesOf(name: string, object: MondayObject): ConnectorException['write'] {
  const { get, create, update, delete: remove } = object;
  if (get === undefined) return null;
  const list = object.cursor === undefined ? (object.records ?? `data.${name}`) : `data.${name}`;
  return {
    ...(create && { create: { ...mutationOf(name, create), repeat: { by: 'none' } } }),
    ...(update && { update: { ...mutationOf(name, update), repeat: { by: 'upsert' } } }),
    // It is not documented how a second delete is answered.
    ...(remove && { delete: { ...call, body: bodyOf(remove), repeat: { by: 'none' } } }),
    get: {
      ...call,
      body: bodyOf(get),
      fieldsParameter: fieldsParameterOf(object, object.hasState ?? object.hasStateAlone),
      record: `${list}.0`,
    },
    answer: { id: 'id' },
  };
}

/** Only boards that are in use have lists. The id of what is in a board is not enough to write it. */
const belowBoards: ConnectorException['parents'] = {
  object: 'boards',
  values: { board_id: 'id' },
  idField: 'boardAndId',
  only: { member: 'state', value: 'active' },
  documentation: `${reference}/reference/boards`,
};

function exceptionOf(name: string, object: MondayObject): ConnectorException {
  const { type, displayName, also, updated, created, hasState, list } = object;
  const time = { format: 'rfc3339', documentation: `${reference}/reference/${name}` } as const;
  return {
    ...(displayName && { displayName }),
    ...(list.includes('$board_id') && { parents: belowBoards }),
    record: {
      id: 'id',
      ...(updated && { updateTime: { member: 'updated_at', granularityMs: 1000, ...time } }),
      ...(created && { createTime: { member: 'created_at', ...time } }),
    },
    list: listOf(name, object),
    ...(hasState && { deletes: { source: 'flag', member: 'state', value: 'deleted' } }),
    fields: introspected(call, type, {
      types,
      also: wordsIn(also).map((field) => ({ name: field, type: 'other' })),
      documentation: `${reference}/docs/introspection`,
    }),
    write: writesOf(name, object),
  };
}

/**
 * What a column shows. The text of these is always null, and the value of most:
 * https://developer.monday.com/api-reference/changelog/value-field-now-returns-null-on-connect-boards-dependency-and-subtasks-columns
 * Without `CALCULATED`, those that can sum up subitems are left out:
 * https://developer.monday.com/api-reference/docs/multi-level-boards-api-guide
 */
const columnValues = `(capabilities: [CALCULATED]) { id type text value
  ... on BatteryValue { battery_value { key count } }
  ... on MirrorValue { display_value }
  ... on BoardRelationValue { display_value linked_item_ids }
  ... on DependencyValue { display_value linked_item_ids }
  ... on SubtasksValue { display_value subitems_ids } }`;

/** What is read of a link: its id, and of the values of columns also what they say. */
function selectionOf(fieldName: string, objectName: string): string | undefined {
  if (!wordsIn(mondayObjects[objectName]?.also).includes(fieldName)) return undefined;
  return fieldName === 'column_values' ? columnValues : '{ id }';
}

/**
 * monday.com's API. Its lists cannot be limited to what has changed. Items are those of each board,
 * and subitems those of a board of their own.
 */
export const monday = usualConnector({
  provider: 'monday',
  displayName: 'monday.com',
  apiVersion: {
    name: '2026-10',
    // It is current since 26 October 2026, and stable for six months at least.
    supportedUntil: '2027-04-26',
    documentation: 'https://developer.monday.com/api-reference/docs/api-versioning',
  },
  headers: { 'API-Version': '2026-10' },
  errors: {
    message: ['errors.0.message', 'error_message'],
    rules: [
      { member: 'errors.0.extensions.code', text: 'COMPLEXITY_BUDGET_EXHAUSTED', means: 'rate_limited' },
      { member: 'errors.0.extensions.code', text: 'DAILY_LIMIT_EXCEEDED', means: 'rate_limited' },
      // https://developer.monday.com/api-reference/changelog/new-descriptive-field-limit-exceeded-error
      { member: 'error_code', text: 'FIELD_LIMIT_EXCEEDED', means: 'rate_limited' },
      // A board is locked while another process changes it.
      { member: 'errors.0.extensions.status_code', text: '423', means: 'conflict' },
      { member: 'errors.0.extensions.code', text: 'UserUnauthorizedException', means: 'forbidden' },
      { member: 'errors.0.extensions.code', text: 'ResourceNotFoundException', means: 'record_gone' },
      noSuchField,
    ],
    documentation: errorsPage,
  },
  functions: {
    isFailure,
    selectionOf,
    // What needs more than its name to be asked for is left out.
    field: (_, field) => (Object.hasOwn(types, field.providerType ?? '') ? field : undefined),
    isDeleted: (_, { state }) => state === 'deleted',
    toRecord: asTaken,
    toFields: (_, record) => (isCalculated(record) ? { ...record, column_values: null } : record),
  },
  object: {
    list: { request: { ...call }, records: 'data', paging: { style: 'none', size: { max: 10_000 } } },
    changes: { source: 'none', documentation: `${reference}/reference/boards` },
    fields: { source: 'sampled' },
  },
  objects: Object.fromEntries(
    Object.entries(mondayObjects).map(([name, object]) => [name, exceptionOf(name, object)]),
  ),
});

/** A photo that cannot be had is an error beside everything else: https://developer.monday.com/api-reference/docs/error-handling#sample-format */
function isFailure(body: ProviderBody): boolean {
  const errors = body.list('errors');
  if (!errors) return !body.isAbsent('errors');
  return errors.some((one) => one.text('extensions.code')?.among(['ASSET_UNAVAILABLE']) === undefined);
}

/**
 * The fields of a record that is written, if the call takes all of them: GraphQL leaves out a variable that a call does not
 * declare, and says nothing.
 * @throws {ProviderError} for a field that it does not take
 */
function asTaken(...[objectName, fields, type]: Parameters<ToRecord>): ReturnType<ToRecord> {
  const { create, update } = mondayObjects[objectName] ?? {};
  const query = type === 'create' ? create : update;
  const taken = variablesOf(query ?? '').filter((name) => name !== 'id' && name !== 'changed');
  if (query === undefined || taken.includes('input') || taken.includes('attributes')) return fields;
  const other = Object.keys(fields).find((name) => !taken.includes(name));
  const isChange = query.includes('$changed');
  if (other === undefined) return isChange ? { ...fields, changed: columnsIn(fields) } : fields;
  const does = type === 'create' ? 'a new record' : 'a change';
  throw new ProviderError(
    'rejected',
    `monday.com takes no "${other}" with ${does} of ${objectName}, only ${taken.join(', ')}.`,
  );
}

/** The columns of an item that are changed. */
function columnsIn({ column_values: sent }: ProviderRecord): string[] {
  try {
    return Object.keys(Object(typeof sent === 'string' ? JSON.parse(sent) : sent));
  } catch {
    return [];
  }
}

/**
 * Whether the answer to a change says that a column sums up subitems, so that the change did nothing:
 * https://developer.monday.com/api-reference/docs/multi-level-boards-api-guide
 */
function isCalculated({ column_values: values }: ProviderRecord): boolean {
  return [values].flat().some((value) => {
    const { is_leaf, column } = Object(value);
    const sum = column?.capabilities?.calculated?.function ?? 'NONE';
    return is_leaf === false && sum !== 'NONE';
  });
}

type ToRecord = NonNullable<NonNullable<RestDefinition['functions']>['toRecord']>;
