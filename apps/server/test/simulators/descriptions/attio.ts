import type { SimulatedField } from '../dialect.ts';
import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';
import { Refused } from '../refusal.ts';
import { uuidOf } from '../seeded.ts';
import { subscriptionsOf, webhookRoutes } from './attio-webhooks.ts';

const reference = 'https://docs.attio.com/rest-api/endpoint-reference';

/** The caller counts, up to this many in a page. */
const counted = (max: number): ListDescription => ({
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max },
  answer: { data: '{records}' },
});
const whole: ListDescription = { paging: { by: 'none' }, answer: { data: '{records}' } };

const shownObject = (name: string, singular: string) => ({
  id: { workspace_id: '{account}', object_id: uuidOf(name) },
  api_slug: name,
  singular_noun: singular,
  plural_noun: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
});
const SINGULARS = { people: 'Person', companies: 'Company', deals: 'Deal' };
const listed = Object.entries(SINGULARS).map(([name, singular]) => shownObject(name, singular));

/** An object of the workspace. Its attributes are lists of typed values. */
function ofWorkspace(name: keyof typeof SINGULARS, fields: string): ObjectDescription {
  const path = `/v2/objects/${name}/records`;
  return {
    path,
    fields,
    id: 'uuid',
    record: {
      id: { workspace_id: '{account}', object_id: uuidOf(name), record_id: '{id}' },
      created_at: '{created}',
      values: '{values}',
    },
    list: {
      ...counted(500),
      method: 'POST',
      path: `${path}/query`,
      // A filter by the time of creation is the only one that the pages have.
      parameters: { 'filter.created_at.$gte': { time: 'createTime', is: '>=', as: 'rfc3339' } },
      isIndexed: false,
    },
    // PATCH would append to what has several values. No connector may use it.
    update: { method: 'PUT' },
    // Deals have no attribute whose values are unique.
    upsert: {
      method: 'PUT',
      status: 200,
      takes: ['matching_attribute'],
      unique: {
        fields: { people: ['email_addresses'], companies: ['domains'], deals: [] }[name],
        named: 'matching_attribute',
        means: 'update',
      },
    },
    sent: { inside: 'data.values', readOnly: 'refused' },
    describe: {
      path: `/v2/objects/${name}/attributes`,
      field: {
        title: '{label}',
        api_slug: '{name}',
        type: '{type}',
        is_writable: '{isWritable}',
        is_multiselect: '{isMulti}',
        is_required: '{isRequired}',
      },
      answer: { data: '{fields}' },
    },
  };
}

/** What is no record of the workspace has plain members. */
function plain(idMember: string, fields: string, list: ListDescription): Omit<ObjectDescription, 'path'> {
  const record = {
    id: { workspace_id: '{account}', [idMember]: '{id}' },
    created_at: '{created}',
    '...': '{values}',
  };
  return { fields, list, record, id: 'uuid', update: {}, sent: { inside: 'data', readOnly: 'refused' } };
}

const error = (type: string, code: string) => ({ status_code: '{status}', type, code, message: '{message}' });

/** Where a typed value has what it is, if not in `value`. */
const MEMBERS: Readonly<Record<string, string>> = {
  'email-address': 'email_address',
  'phone-number': 'phone_number',
  'personal-name': 'full_name',
  'record-reference': 'target_record_id',
  'actor-reference': 'referenced_actor_id',
  currency: 'currency_value',
  domain: 'domain',
};

/** Every attribute is a list of typed values, also when it has one. */
function typedValues({ type }: SimulatedField, value: unknown, from: string | number) {
  const all = value === null || value === undefined ? [] : [value].flat();
  return all.map((one) => ({
    active_from: from,
    active_until: null,
    ...(type === 'select' && { option: { title: one } }),
    ...(type === 'status' && { status: { title: one } }),
    ...(type === 'record-reference' && { target_object: 'companies' }),
    ...(type !== 'select' && type !== 'status' && { [MEMBERS[type] ?? 'value']: one }),
    attribute_type: type,
  }));
}

/** What is kept of a value that is sent. A choice is sent by its title or its id, and not as it is shown. */
function taken(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('attribute_type' in value) throw new Refused('badValue', 'An invalid value was passed.');
  return Object.entries(value).find(([name]) => Object.values(MEMBERS).includes(name))?.[1] ?? value;
}

/** The choices of the attributes that have some. They are asked for one by one. */
const CHOICES = { categories: ['Customer', 'Partner', 'Investor'], stage: ['Lead', 'In Progress', 'Won'] };

const choice = (kind: 'option' | 'status', title: string, isArchived = false) => ({
  id: { workspace_id: '{account}', [`${kind}_id`]: uuidOf(title) },
  title,
  is_archived: isArchived,
});

/** Attio's API, version 2. */
export const attio: ProviderDescription = {
  provider: 'attio',
  documentation: [
    `${reference}/records/list-records`,
    `${reference}/records/create-a-record`,
    `${reference}/records/assert-a-record`,
    `${reference}/records/update-a-record-overwrite-multiselect-values`,
    `${reference}/attributes/list-attributes`,
    `${reference}/attributes/list-select-options`,
    `${reference}/attributes/list-statuses`,
    'https://docs.attio.com/rest-api/guides/pagination',
  ],
  signIn: { tokenPath: '/oauth/token', authorizePath: '/authorize' },
  errors: {
    body: error('invalid_request_error', 'validation_type'),
    bodies: {
      unauthorized: error('auth_error', 'unauthorized'),
      forbidden: error('auth_error', 'insufficient_scopes'),
      notFound: error('invalid_request_error', 'not_found'),
      rateLimited: error('rate_limit_error', 'rate_limit_exceeded'),
      quotaSpent: error('rate_limit_error', 'rate_limit_exceeded'),
      conflict: error('invalid_request_error', 'conflict'),
      serverError: error('api_error', 'internal_error'),
    },
    messages: {
      notFound: 'Record with that ID was not found.',
      unknownField: 'Cannot find attribute with slug/ID "{field}".',
      readOnlyField: 'The attribute "{field}" cannot be written.',
      missingField: 'Required value for attribute "{field}" was not provided.',
      badValue: 'An invalid value was passed to attribute with slug "{field}".',
    },
  },
  fixed: {
    'GET /v2/self': { active: true, workspace_id: '{account}' },
    'GET /v2/objects': { data: listed },
    ...Object.fromEntries(listed.map((object) => [`GET /v2/objects/${object.api_slug}`, { data: object }])),
    'GET /v2/objects/companies/attributes/categories/options': {
      data: [...CHOICES.categories.map((title) => choice('option', title)), choice('option', 'Old', true)],
    },
    'GET /v2/objects/deals/attributes/stage/statuses': {
      data: CHOICES.stage.map((title) => choice('status', title)),
    },
  },
  object: {
    times: 'rfc3339Nanos',
    record: {},
    one: { data: '{record}' },
    create: { status: 200 },
    delete: { answer: {} },
    values: {
      domain: { text: 'site-{n}.example' },
      categories: { oneOf: CHOICES.categories },
      stage: { oneOf: CHOICES.stage },
      'record-reference': { idOf: 'companies', among: 20 },
      'actor-reference': { idOf: 'workspace_members', among: 3 },
    },
  },
  objects: {
    people: ofWorkspace(
      'people',
      `name:personal-name email_addresses:email-address:many phone_numbers:phone-number:many company:record-reference
       job_title:text description:text linkedin:text strongest_connection:actor-reference:readOnly`,
    ),
    companies: ofWorkspace(
      'companies',
      `name:text domains:domain:many description:text categories:select:many team:record-reference:many
       primary_location:location`,
    ),
    deals: ofWorkspace(
      'deals',
      `name:text:required stage:status:required value:currency owner:actor-reference
       associated_people:record-reference:many associated_company:record-reference`,
    ),
    lists: {
      path: '/v2/lists',
      ...plain('list_id', 'name:text:required api_slug:text', whole),
      without: ['delete'],
    },
    tasks: {
      path: '/v2/tasks',
      ...plain(
        'task_id',
        'content_plaintext:text:required deadline_at:timestamp is_completed:checkbox:required',
        counted(500),
      ),
    },
    notes: {
      path: '/v2/notes',
      ...plain('note_id', 'title:text:required content_plaintext:text:required', counted(50)),
    },
    workspace_members: {
      path: '/v2/workspace_members',
      ...plain('workspace_member_id', 'first_name:text last_name:text email_address:text', whole),
      without: ['create', 'update', 'delete'],
    },
  },
  functions: {
    shown: (object, field, value, created) =>
      Object.hasOwn(SINGULARS, object) ? typedValues(field, value, created) : value,
    // A single value may be sent in a list too, but several only in one.
    stored(object, field, value) {
      const all = Object.hasOwn(SINGULARS, object) && Array.isArray(value) ? value.map(taken) : value;
      return !field.isMulti && Array.isArray(all) && all.length <= 1 ? (all[0] ?? null) : all;
    },
    webhooks: () => ({ subscriptionsOf, routes: webhookRoutes() }),
  },
};
