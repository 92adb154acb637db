import { createHash } from 'node:crypto';
import type {
  CommonDescription,
  CustomField,
  MadeUp,
  ObjectDescription,
  ProviderDescription,
} from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Version 2 has a cursor. `updated_since` is inclusive and `updated_until` is not. */
function listOf(filters: string, changes?: 'changes'): ListDescription {
  const fields = filters.split(' ').filter(Boolean);
  return {
    paging: { by: 'cursor', parameter: 'cursor' },
    size: { parameter: 'limit', max: 500, usual: 100 },
    parameters: {
      ...(changes && {
        updated_since: { time: 'updateTime', is: '>=' },
        updated_until: { time: 'updateTime', is: '<' },
        sort_by: { orders: { id: 'id', add_time: 'createTime', update_time: 'updateTime' } },
        sort_direction: { descendsWhen: 'desc' },
        include_fields: { allows: 'any' },
      }),
      ...Object.fromEntries(fields.map((field) => [field, { field }])),
      ...(fields.includes('status') && { status: { field: 'status', several: true, deleted: 'deleted' } }),
    },
    isIndexed: true,
    deletedForMs: 30 * DAY_MS,
    answer: { success: true, data: '{records}', additional_data: { next_cursor: '{next|null}' } },
  };
}

const record1 = { '...': '{values}', id: '{number}', add_time: '{created}', update_time: '{updated}' };

/** Version 1 has the fields side by side, and times without a zone. */
const version1: Pick<ObjectDescription, 'without'> &
  Pick<CommonDescription, 'times' | 'record' | 'list' | 'create'> = {
  without: ['custom'],
  times: 'spaced',
  record: record1,
  list: {
    paging: { by: 'offset', parameter: 'start' },
    size: { parameter: 'limit', max: 500, usual: 100 },
    answer: {
      success: true,
      data: '{records}',
      additional_data: {
        pagination: {
          start: '{start}',
          limit: '{size}',
          more_items_in_collection: '{more}',
          next_start: '{next}',
        },
      },
    },
  },
  create: {},
};

/** Leads alone of version 1 have what is said of their pages beside it, and do not say where the next one begins. */
const leadList: ListDescription = {
  paging: { by: 'counted', parameter: 'start' },
  size: { parameter: 'limit', max: 500, usual: 100 },
  parameters: {
    updated_since: { time: 'updateTime', is: '>=' },
    owner_id: { field: 'owner_id' },
    person_id: { field: 'person_id' },
    organization_id: { field: 'organization_id' },
  },
  answer: {
    success: true,
    data: '{records}',
    additional_data: { start: '{start}', limit: '{size}', more_items_in_collection: '{more}' },
  },
};

const SYSTEM = 'id:int:readOnly add_time:datetime:readOnly update_time:datetime:readOnly';
const OWNED = `${SYSTEM} owner_id:user visible_to:int label_ids:set`;

/** The names of custom fields are hashes of 40 characters. */
function custom(object: string, fields: readonly CustomField[]): Record<string, CustomField> {
  const nameOf = (label: string) => createHash('sha1').update(`${object}: ${label}`).digest('hex');
  return Object.fromEntries(fields.map((field) => [nameOf(field[0]), field]));
}

const describe = (name: string) => ({
  path: `/api/v2/${name}`,
  field: {
    field_code: '{name}',
    field_name: '{label}',
    field_type: '{type}',
    is_custom_field: '{isCustom}',
    options: '{options|null}',
  },
  answer: { success: true, data: '{fields}', additional_data: { next_cursor: null } },
});

/** Their values are the numbers of other records. */
const REFERENCES = ['user', 'org', 'people', 'deal', 'stage', 'pipeline'];

const values: Readonly<Record<string, MadeUp>> = {
  ...Object.fromEntries(REFERENCES.map((type) => [type, { oneOf: [1, 2, 3, 4] }])),
  enum: { oneOf: [1, 2, 3] },
  set: { always: null },
  json: { always: [] },
  currency: { always: 'EUR' },
};

const record = {
  '...': '{values}',
  id: '{number}',
  custom_fields: '{custom}',
  add_time: '{created}',
  update_time: '{updated}',
};

/** What all messages of webhooks begin with. */
const meta = {
  action: '{verb}',
  entity: '{singular}',
  entity_id: '{id}',
  id: '{uuid}',
  company_id: '1',
  user_id: '1',
  webhook_id: '{webhook.id}',
  is_bulk_edit: false,
  type: 'application',
  version: '2.0',
  change_source: 'app',
  timestamp: '{time}',
  host: 'company.pipedrive.com',
};

const ofSchema = {
  success: false,
  error: '{message}',
  code: 'ERR_SCHEMA_VALIDATION_FAILED',
  error_info: 'Please check developers.pipedrive.com',
  data: null,
};

/** Pipedrive's API: version 2 for most objects, and version 1 for leads, notes and users. */
export const pipedrive: ProviderDescription = {
  provider: 'pipedrive',
  documentation: [
    'https://developers.pipedrive.com/docs/api/v1/Deals',
    'https://developers.pipedrive.com/docs/api/v1/DealFields',
    'https://developers.pipedrive.com/docs/api/v1/Webhooks',
    'https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting',
    'https://pipedrive.readme.io/docs/guide-for-webhooks-v2',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  errors: {
    body: {
      success: false,
      error: '{message}',
      errorCode: '{status}',
      error_info: 'Please check developers.pipedrive.com',
      data: null,
    },
    bodies: { cursorGone: ofSchema, unknownField: ofSchema, badValue: ofSchema },
    messages: {
      unauthorized: 'unauthorized access',
      forbidden: 'Scope and URL mismatch',
      notFound: '{title} not found',
      rateLimited: 'request over limit',
      quotaSpent: 'API daily rate limit exceeded',
      cursorGone: 'Invalid cursor provided',
      serverError: 'Server error',
      unknownField: "Parameter '{field}' is not allowed",
      missingField: "Parameter '{field}' is required",
    },
    waitHeader: 'x-ratelimit-reset',
  },
  fixed: {
    'GET /v1/users/me': {
      success: true,
      data: { id: 1, name: 'Ada', company_id: '{account}', company_name: 'Acme', company_domain: 'acme' },
    },
  },
  object: {
    record,
    custom: { member: 'custom_fields' },
    one: { success: true, data: '{record}' },
    get: { takes: ['include_fields'] },
    create: { status: 200 },
    update: {},
    delete: { answer: { success: true, data: { id: '{number}' } } },
    types: Object.fromEntries([...REFERENCES, 'enum'].map((type) => [type, 'number'])),
    values,
  },
  documented: {
    // Those who take part are still listed by version 1.
    '/v1/deals/{deal}/participants': { below: { deal: 'deals' } },
    '/api/v2/phases': { within: { board_id: '/api/v2/boards' } },
    '/api/v2/pipelines': { name: 'pipelines' },
    '/api/v2/stages': { name: 'stages' },
  },
  objects: {
    deals: {
      path: '/api/v2/deals',
      id: '{n}',
      fields: `${OWNED} title:varchar:required value:double currency:varchar status:varchar stage_id:stage
        pipeline_id:pipeline person_id:people org_id:org probability:int expected_close_date:date won_time:datetime
        lost_time:datetime lost_reason:varchar close_time:datetime is_deleted:boolean:readOnly`,
      customFields: custom('deals', [
        ['Source of the lead', 'varchar'],
        ['Color', 'enum', ['Red', 'Green', 'Blue']],
      ]),
      describe: describe('dealFields'),
      list: listOf('owner_id person_id org_id pipeline_id stage_id status', 'changes'),
      create: { status: 200, gives: { status: 'open' } },
      record: { ...record, is_deleted: '{deleted}' },
      values: { ...values, status: { oneOf: ['open', 'won', 'lost'] } },
    },
    persons: {
      path: '/api/v2/persons',
      id: '{n}',
      fields: `${OWNED} name:varchar:required first_name:varchar last_name:varchar emails:json phones:phone org_id:org
        picture_id:int`,
      customFields: custom('persons', [
        ['Favourite drink', 'varchar'],
        ['Birthday', 'date'],
      ]),
      describe: describe('personFields'),
      list: listOf('owner_id org_id', 'changes'),
    },
    organizations: {
      path: '/api/v2/organizations',
      id: '{n}',
      fields: `${OWNED} name:varchar:required address:address`,
      customFields: custom('organizations', [['Number of desks', 'int']]),
      describe: describe('organizationFields'),
      list: listOf('owner_id', 'changes'),
    },
    activities: {
      path: '/api/v2/activities',
      singular: 'activity',
      id: '{n}',
      fields: `${SYSTEM} subject:varchar type:varchar due_date:date due_time:time duration:time done:boolean
        deal_id:deal lead_id:lead person_id:people org_id:org owner_id:user note:text location:address attendees:json`,
      describe: describe('activityFields'),
      list: listOf('owner_id deal_id lead_id person_id org_id done', 'changes'),
    },
    products: {
      path: '/api/v2/products',
      id: '{n}',
      fields: `${OWNED} name:varchar:required code:varchar description:text unit:varchar tax:double`,
      describe: describe('productFields'),
      list: listOf('owner_id'),
    },
    leads: {
      ...version1,
      times: 'rfc3339Seconds',
      path: '/v1/leads',
      id: 'uuid',
      record: { ...record1, id: '{id}' },
      fields: `${SYSTEM} title:varchar:required owner_id:user person_id:people organization_id:org label_ids:set
        value:json expected_close_date:date is_archived:boolean was_seen:boolean`,
      list: leadList,
      delete: { answer: { success: true, data: { id: '{id}' } } },
    },
    notes: {
      ...version1,
      path: '/v1/notes',
      id: '{n}',
      fields: `${SYSTEM} content:text:required deal_id:deal person_id:people org_id:org lead_id:lead user_id:user
        pinned_to_deal_flag:boolean`,
      update: { method: 'PUT' },
    },
  },
  webhooks: {
    subscriptions: {
      path: '/v1/webhooks',
      url: 'subscription_url',
      events: { named: '{event_action}.{event_object}' },
      takes: {
        event_action: '*',
        event_object: '*',
        user_id: 1,
        http_auth_user: null,
        http_auth_password: null,
        version: '2.0',
        name: null,
      },
      ownSecret: 'http_auth_password',
      most: 40,
      shown: { '...': '{asked}', id: '{number}', type: 'application', is_active: 1 },
      created: { status: 'ok', success: true, data: '{webhook}' },
      listed: { status: 'ok', success: true, data: '{webhooks}' },
      removed: { status: 'ok', success: true },
    },
    events: { create: 'create.{singular}', update: 'change.{singular}', delete: 'delete.{singular}' },
    message: { meta, data: '{record}', previous: null },
    messages: {
      update: {
        meta,
        data: '{record}',
        previous: { '...': '{previous}', custom_fields: '{previousCustom}' },
      },
      delete: { meta, data: null, previous: '{record}' },
    },
    signature: { basicUser: '{webhook.asked.http_auth_user}' },
    headers: { authorization: 'Basic {signature}' },
  },
};
