import type { ConnectorException, ListEndpoint, WriteEndpoint } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import type { ProviderRecord } from '../engine/records.ts';
import { changedSince } from './changed-since.ts';
import { noSuchField } from './graphql-errors.ts';
import { introspected, scalarTypes } from './graphql-fields.ts';
import { type LinearObject, linearObjects } from './linear-objects.ts';
import { usualConnector } from './usual-connector.ts';

const graphqlPage = 'https://linear.app/developers/graphql';
const paginationPage = 'https://linear.app/developers/pagination';
const filteringPage = 'https://linear.app/developers/filtering';
const limitsPage = 'https://linear.app/developers/rate-limiting';
const schema = 'https://github.com/linear/linear/blob/master/packages/sdk/src/schema.graphql';

/** The base URL is the address of all calls. */
const call = { method: 'POST', path: '/' } as const;
const fieldsParameterOf = ({ trashes }: LinearObject): NonNullable<ListEndpoint['fieldsParameter']> => ({
  as: 'lines',
  always: ['id', 'createdAt', 'updatedAt', ...(trashes ? ['trashed'] : [])],
});

const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean);

/** Lists of texts and maps are asked for by their name alone. */
const whole = [
  'labelIds',
  'previousIdentifiers',
  'domains',
  'externalIds',
  'includePathPatterns',
  'metadata',
];
const linksOf = (objectName: string) =>
  wordsIn(linearObjects[objectName]?.also).filter((name) => !whole.includes(name));

const singleOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
const kindsOf = ({ writes = 'Create Update Delete' }: LinearObject) => wordsIn(writes);

/** The flags of all mutations, which are false for what was not done. */
const successes = Object.values(linearObjects).flatMap((object) =>
  kindsOf(object).map((kind) => `data.${singleOf(object.type)}${kind}.success`),
);

const types = scalarTypes(
  { DateTime: 'datetime', TimelessDate: 'date', JSONObject: 'other' },
  `Day DateResolutionType FrequencyResolutionType InitiativeStatus InitiativeUpdateHealthType
    InitiativeVisibility IntegrationService ProjectMilestoneStatus ProjectStatusType ProjectUpdateHealthType
    ReleasePipelineType ReleaseStageType TeamVisibility`,
);

function exceptionOf(name: string, object: LinearObject): ConnectorException {
  return {
    list: listOf(name, object),
    ...(object.equals === undefined && { changes: { source: 'none', documentation: schema } }),
    ...(object.trashes && { deletes: { source: 'flag', member: 'trashed', documentation: schema } }),
    fields: introspected(call, object.type, {
      types,
      also: wordsIn(object.also).map((field) => ({ name: field, type: 'other' })),
      documentation: graphqlPage,
    }),
    write: writesOf(object),
  };
}

function listOf(name: string, object: LinearObject): ListEndpoint {
  const { type, equals, arguments: more = '' } = object;
  const [declared, filter] =
    equals === undefined ? ['', ''] : [`, $filter: ${type}Filter`, ', filter: $filter'];
  const asked = `${name}(first: $first, after: $after${filter}, includeArchived: true${more})`;
  const query = `query ($first: Int, $after: String${declared}) { ${asked} { nodes { {fields} } pageInfo { hasNextPage endCursor } } }`;
  return {
    request: { ...call, body: { query }, documentation: schema },
    records: `data.${name}.nodes`,
    paging: {
      style: 'cursor',
      next: `data.${name}.pageInfo.endCursor`,
      into: { body: 'variables.after' },
      end: { when: 'false', member: `data.${name}.pageInfo.hasNextPage` },
      // The vendor asks for few at once, since a query costs more the more records and links it asks for.
      size: { into: { body: 'variables.first' }, max: 50 },
      documentation: paginationPage,
    },
    fieldsParameter: fieldsParameterOf(object),
    ...(equals !== undefined && {
      conditions: {
        style: 'members',
        body: 'variables.filter',
        operators: { equals: 'eq', from: 'gte', until: 'lte' },
        equalsFields: wordsIn(equals),
        documentation: filteringPage,
      },
    }),
  };
}

function writesOf(object: LinearObject): NonNullable<ConnectorException['write']> {
  const { type, member } = object;
  const single = singleOf(type);
  const record = member ?? single;
  const mutate = (kind: string, declared: string, asked: string, answer: string) => ({
    ...call,
    body: {
      query: `mutation (${declared}) { ${single}${kind}(${asked}) { success ${answer} } }`,
      ...(asked.includes('$id') && { variables: { id: '{id}' } }),
    },
    documentation: schema,
  });
  const saved = (kind: string) => ({
    wrap: 'variables.input',
    answer: { record: `data.${single}${kind}.${record}`, id: 'id' },
  });
  const all: Record<string, WriteEndpoint> = {
    Create: {
      ...mutate('Create', `$input: ${type}CreateInput!`, 'input: $input', `${record} { id updatedAt }`),
      ...saved('Create'),
      // Every input of a create takes it.
      repeat: { by: 'clientId', member: 'id', as: 'uuid' },
    },
    Update: {
      ...mutate(
        'Update',
        `$id: String!, $input: ${type}UpdateInput!`,
        'id: $id, input: $input',
        `${record} { id updatedAt }`,
      ),
      ...saved('Update'),
      repeat: { by: 'upsert' },
    },
    // It is not documented how a second delete is answered.
    Delete: { ...mutate('Delete', '$id: String!', 'id: $id', ''), repeat: { by: 'none' } },
  };
  const kinds = kindsOf(object);
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), all[kind]])),
    get: {
      ...call,
      body: {
        query: `query ($id: String!) { ${single}(id: $id) { {fields} } }`,
        variables: { id: '{id}' },
      },
      fieldsParameter: fieldsParameterOf(object),
      record: `data.${single}`,
    },
    answer: { id: 'id' },
  };
}

/** Linear's GraphQL API. Archived records are read too, and have a time in `archivedAt`. Those in the trash are deleted. */
export const linear = usualConnector({
  provider: 'linear',
  displayName: 'Linear',
  errors: {
    message: ['errors.0.extensions.userPresentableMessage', 'errors.0.message'],
    // The types are those of the vendor's SDK: packages/sdk/src/error.ts.
    rules: [
      { member: 'errors.0.extensions.type', text: 'ratelimited', means: 'rate_limited' },
      { member: 'errors.0.extensions.code', text: 'RATELIMITED', means: 'rate_limited' },
      { member: 'errors.0.extensions.type', text: 'authentication error', means: 'credentials' },
      { member: 'errors.0.extensions.type', text: 'forbidden', means: 'forbidden' },
      { member: 'errors.0.extensions.type', text: 'feature not accessible', means: 'forbidden' },
      { member: 'errors.0.extensions.type', text: 'internal error', means: 'unreachable' },
      noSuchField,
    ],
    documentation: limitsPage,
  },
  success: [{ mustBeAbsent: 'errors' }],
  functions: {
    isFailure: (body) => successes.some((flag) => body.isFalse(flag)),
    selectionOf: (fieldName, objectName) => (linksOf(objectName).includes(fieldName) ? '{ id }' : undefined),
    toRecord: withIds,
    // What needs more than its name to be asked for is left out.
    field: (_, field) => (Object.hasOwn(types, field.providerType ?? '') ? field : undefined),
  },
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1000, documentation: schema },
      createTime: { member: 'createdAt', format: 'rfc3339', documentation: schema },
    },
    list: listOf('issues', { type: 'Issue' }),
    changes: changedSince({
      field: 'updatedAt',
      isFromInclusive: true,
      isUntilInclusive: true,
      granularityMs: 1000,
      documentation: filteringPage,
    }),
    fields: { source: 'sampled' },
  },
  objects: Object.fromEntries(
    Object.entries(linearObjects).map(([name, object]) => [name, exceptionOf(name, object)]),
  ),
});

/** A record has a link as `assignee: { id }`, and an input takes it as `assigneeId`. */
function withIds(objectName: string, record: ProviderRecord): ProviderRecord {
  const links = linksOf(objectName);
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    if (!links.includes(name) || Object.hasOwn(record, `${name}Id`)) return [name, value];
    if (value === null) return [`${name}Id`, null];
    return isPlainObject(value) && typeof value.id === 'string' ? [`${name}Id`, value.id] : [name, value];
  });
  return Object.fromEntries(entries);
}
