import type { FieldMetadata } from '@dowel/schema';
import type {
  ConnectorException,
  FieldSource,
  ListEndpoint,
  ListedField,
  WriteEndpoints,
} from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import { type LinkedFrom, Links } from '../engine/associations.ts';
import type { RestApi } from '../engine/definition.ts';
import { toValues } from './attio-values.ts';
import { attioWebhooks, eventsOf, listSubscriptions, recordEvents } from './attio-webhooks.ts';
import { byReference } from './by-reference.ts';
import { listsAt, offsetPages, onePage } from './pages.ts';
import { plainWrites, repeatable, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

const reference = 'https://docs.attio.com/rest-api/endpoint-reference';
const paginationPage = 'https://docs.attio.com/rest-api/guides/pagination';

/** The largest pages. A caller counts what it has, and the list ends with an empty page. */
const MAX_RECORDS = 500;
const MAX_NOTES = 50;

/** Records of a workspace object. Their only filter by time is by that of their creation, so it finds no changes. */
const recordList: ListEndpoint = {
  request: {
    method: 'POST',
    path: '/v2/objects/{objectName}/records/query',
    documentation: `${reference}/records/list-records`,
  },
  records: 'data',
  paging: {
    style: 'offset',
    into: { body: 'offset' },
    end: { when: 'emptyPage' },
    size: { into: { body: 'limit' }, max: MAX_RECORDS },
    documentation: paginationPage,
  },
};

const pagedList = (max: number) =>
  listsAt(reference, offsetPages('offset', { limit: max }, paginationPage), 'data')('/v2/{objectName}');

const wholeList = listsAt(reference, onePage(undefined, MAX_RECORDS), 'data')('/v2/{objectName}');

/** Attio can assert a record by an attribute, but not by an id of ours. So a create whose answer is lost is not repeated. */
const recordWrites: WriteEndpoints = {
  create: {
    method: 'POST',
    path: '/v2/objects/{objectName}/records',
    wrap: 'data.values',
    // An attribute with several values takes nothing else, and one with a single value takes it too.
    values: 'lists',
    repeat: { by: 'none' },
    documentation: `${reference}/records/create-a-record`,
  },
  // A PATCH would append to attributes with several values, so that a repeated one would not be the same.
  update: {
    method: 'PUT',
    path: '/v2/objects/{objectName}/records/{id}',
    wrap: 'data.values',
    values: 'lists',
    repeat: { by: 'upsert' },
    documentation: `${reference}/records/update-a-record-overwrite-multiselect-values`,
  },
  delete: repeatable(
    'DELETE',
    '/v2/objects/{objectName}/records/{id}',
    `${reference}/records/delete-a-record`,
  ),
  get: { path: '/v2/objects/{objectName}/records/{id}' },
  answer: { record: 'data', id: 'id.record_id' },
};

const writesOf = (id: string, ways?: Way[]) =>
  plainWrites('/v2/{objectName}', {
    ways,
    record: 'data',
    id,
    sent: { wrap: 'data' },
    documentation: reference,
  });

const own: ListedField[] = [
  { name: 'id', type: 'other', readOnly: true },
  { name: 'created_at', type: 'datetime', readOnly: true },
];

/**
 * Attributes of a workspace object, with custom ones. Every attribute of a record is a list of typed values, also when it
 * has only one. A path such as `$['name']['0']['value']` names that one.
 */
const attributes: FieldSource = {
  source: 'call',
  request: { path: '/v2/objects/{objectName}/attributes' },
  records: 'data',
  members: {
    name: 'api_slug',
    label: 'title',
    type: 'type',
    isWritable: 'is_writable',
    isRequired: 'is_required',
  },
  types: {
    text: 'string',
    'email-address': 'string',
    'phone-number': 'string',
    domain: 'string',
    number: 'float',
    currency: 'float',
    rating: 'int',
    checkbox: 'boolean',
    date: 'date',
    timestamp: 'datetime',
    select: 'singleSelect',
    status: 'singleSelect',
    'record-reference': 'reference',
    'actor-reference': 'reference',
  },
  also: [...own, { name: 'web_url', type: 'string', readOnly: true }],
  documentation: 'https://docs.attio.com/docs/attribute-types',
};

const sampled: FieldSource = { source: 'sampled', also: own };

const MEMBERS = 'workspace_members';

/** What is no record of a workspace object. */
const plainObjects: Readonly<Record<string, ConnectorException>> = {
  lists: {
    record: { id: 'id.list_id' },
    list: wholeList,
    fields: sampled,
    write: writesOf('id.list_id', ['create', 'update']),
    events: eventsOf('list'),
  },
  tasks: {
    record: { id: 'id.task_id' },
    list: pagedList(MAX_RECORDS),
    fields: sampled,
    write: writesOf('id.task_id'),
    events: eventsOf('task'),
  },
  notes: {
    record: { id: 'id.note_id' },
    list: pagedList(MAX_NOTES),
    fields: sampled,
    write: writesOf('id.note_id'),
    events: eventsOf('note'),
  },
  [MEMBERS]: {
    record: { id: 'id.workspace_member_id' },
    list: wholeList,
    changes: { source: 'none' },
    deletes: { source: 'unknown' },
    fields: sampled,
    // Its members are not written. Attio tells of new ones only.
    write: {
      get: { path: '/v2/workspace_members/{id}' },
      answer: { record: 'data', id: 'id.workspace_member_id' },
    },
    events: eventsOf('workspace-member', 'created'),
  },
};

/** A task names the object of a record that it is linked to in two ways. */
const linked = byReference({
  tasks: {
    linked_records: ({ target_object_id: target_object, ...link }) =>
      target_object === undefined ? link : { target_object, ...link },
  },
});

/** Attio. A name that is not listed is that of a workspace object, of which a customer can have others. */
export const attio = usualConnector({
  provider: 'attio',
  displayName: 'Attio',
  errors: {
    message: 'message',
    rules: [{ status: 409, means: 'conflict' }],
    documentation: `${reference}/records/list-records`,
  },
  objectList: {
    request: { path: '/v2/objects', documentation: `${reference}/objects/list-objects` },
    records: 'data',
    members: { name: 'api_slug', label: 'plural_noun' },
  },
  webhooks: attioWebhooks,
  functions: {
    field: toField,
    toRecord: (objectName, record, type) =>
      Object.hasOwn(plainObjects, objectName) ? linked(objectName, record, type) : toValues(record),
    withChoices,
    associationsOf: (from, to) =>
      Object.hasOwn(plainObjects, from) || (Object.hasOwn(plainObjects, to) && to !== MEMBERS)
        ? undefined
        : () => async (records) => linksTo(to, records),
    // Attio takes an attribute whose values are unique. What is no record of a workspace object has none.
    upsertOf: (objectName, field) =>
      Object.hasOwn(plainObjects, objectName)
        ? undefined
        : {
            method: 'PUT',
            path: '/v2/objects/{objectName}/records',
            query: { matching_attribute: field },
            wrap: 'data.values',
            values: 'lists',
            repeat: { by: 'upsert' },
            documentation: `${reference}/records/assert-a-record`,
          },
    events: { listSubscriptions, isAsMade: ({ status }) => status !== 'inactive' },
  },
  objectNames: 'any',
  object: {
    record: { id: 'id.record_id', unwrap: ['values'] },
    list: recordList,
    changes: { source: 'webhook', documentation: `${reference}/webhooks/create-a-webhook` },
    deletes: { source: 'webhook', documentation: `${reference}/webhooks/create-a-webhook` },
    fields: attributes,
    write: recordWrites,
    events: recordEvents,
  },
  objects: plainObjects,
});

/**
 * A record names the records that it refers to, with their object, and actors, some of which are members:
 * https://docs.attio.com/docs/attribute-types/attribute-types-record-reference
 * https://docs.attio.com/docs/attribute-types/attribute-types-actor-reference
 */
function linksTo(to: string, records: readonly LinkedFrom[]): Links['all'] {
  const links = new Links();
  for (const { id: from, original } of records) {
    for (const [attribute, values] of Object.entries(Object(original.values))) {
      for (const value of Array.isArray(values) ? values : []) {
        const { target_object, target_record_id, ...actor } = Object(value);
        const isMember = actor.referenced_actor_type === 'workspace-member';
        const object = isMember ? MEMBERS : target_object;
        const id = isMember ? actor.referenced_actor_id : target_record_id;
        if (object !== to || typeof id !== 'string') continue;
        links.add(from, { id, providerAssociationMetadata: { attribute } });
      }
    }
  }
  return links.all;
}

/** Where the choices of a type are. A record has their titles, and takes them. */
const CHOICES: Readonly<Record<string, string>> = { select: 'options', status: 'statuses' };

/** Each attribute with choices has a call for them, which also lists what is archived. */
async function withChoices(
  objectName: string,
  fields: FieldMetadata[],
  api: RestApi,
): Promise<FieldMetadata[]> {
  const all: FieldMetadata[] = [];
  for (const field of fields) {
    const { [field.providerType ?? '']: kind } = CHOICES;
    if (kind === undefined) {
      all.push(field);
      continue;
    }
    const path = `/v2/objects/{objectName}/attributes/{fieldName}/${kind}`;
    const { body, secrets } = await api.getJson({ path }, { objectName, fieldName: field.fieldName });
    const values = body.list('data')?.flatMap((choice) => {
      const title = choice.text('title')?.data(secrets);
      return title === undefined || choice.isTrue('is_archived')
        ? []
        : [{ value: title, displayValue: title }];
    });
    all.push({ ...field, ...(values && { values }) });
  }
  return all;
}

/** Several values are a list of choices, unless they are references or of a type that is not known. */
function toField(entry: ProviderBody, field: FieldMetadata): FieldMetadata {
  const isKnown = field.valueType !== 'reference' && field.valueType !== 'other';
  const isList = isKnown && entry.isTrue('is_multiselect');
  return isList ? { ...field, valueType: 'multiSelect' } : field;
}
