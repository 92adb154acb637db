import type { ProviderDescription } from '../general/description.ts';
import type { FiltersDescription, ListDescription } from '../general/list-description.ts';
import type { Template } from '../general/template.ts';

const reference = 'https://developers.intercom.com/docs/references/rest-api/api.intercom.io';

/** A list says with its type where its records are. */
function answerOf(type: string, member: string, next: Template): Template {
  return {
    type,
    [member]: '{records}',
    total_count: '{total}',
    pages: { type: 'pages', per_page: '{size}', total_pages: '{pages}', page: '{page}', next },
  };
}

function listOf(type = 'list', member = 'data'): ListDescription {
  return {
    // A cursor may end with an equals sign.
    paging: { by: 'cursor', parameter: 'starting_after', ending: '=' },
    size: { parameter: 'per_page', max: 150, usual: 20 },
    answer: answerOf(type, member, { starting_after: '{next}' }),
  };
}

/** Pages have numbers, and the next one is a whole address. */
const numbered: ListDescription = {
  paging: { by: 'page', parameter: 'page', first: 1 },
  size: { parameter: 'per_page', max: 60, usual: 15 },
  answer: answerOf('list', 'data', '{nextUrl|null}'),
};

const times = ['created_at', 'updated_at'];

const filters: FiltersDescription = {
  at: 'query.value',
  any: { at: 'query.operator', value: 'OR' },
  field: 'field',
  operator: 'operator',
  value: 'value',
  operators: { '=': '=', IN: '=', '!=': '!=', NIN: '!=', '>': '>', '<': '<' },
  alsoOf: ['id', ...times],
};

function searchOf(path: string, type = 'list', member = 'data'): ListDescription {
  return {
    method: 'POST',
    path: `${path}/search`,
    paging: { by: 'cursor', parameter: 'pagination.starting_after', ending: '=' },
    size: { parameter: 'pagination.per_page', max: 150, usual: 20 },
    parameters: {
      'sort.field': { orders: { created_at: 'createTime', updated_at: 'updateTime' } },
      'sort.order': { descendsWhen: 'descending' },
    },
    filters,
    isIndexed: true,
    answer: answerOf(type, member, { starting_after: '{next}' }),
  };
}

/** The fields of a model. */
const attributesOf = (model: string) => ({
  path: '/data_attributes',
  query: { model },
  field: {
    type: 'data_attribute',
    model,
    name: '{name}',
    label: '{label}',
    data_type: '{type}',
    api_writable: '{isWritable}',
    custom: '{isCustom}',
    archived: false,
  },
  answer: { type: 'list', data: '{fields}' },
});

const writes = {
  create: { status: 200 },
  update: { method: 'PUT' },
  delete: { answer: { type: '{singular}', id: '{id}', deleted: true } },
} as const;

/** Intercom's REST API in version 2.11. An application has one address for the events of all workspaces. */
export const intercom: ProviderDescription = {
  provider: 'intercom',
  documentation: [
    `${reference}/contacts/searchcontacts`,
    `${reference}/companies/createorupdatecompany`,
    `${reference}/data-attributes/lisdataattributes`,
    'https://developers.intercom.com/docs/references/rest-api/errors/error-codes',
    'https://developers.intercom.com/docs/references/webhooks/webhook-models',
  ],
  signIn: { tokenPath: '/auth/eagle/token', authorizePath: '/oauth' },
  headers: { 'intercom-version': '2.11' },
  errors: {
    body: {
      type: 'error.list',
      request_id: 'a-request',
      errors: [{ code: '{code}', message: '{message}', field: '{field}' }],
    },
    // When the API itself fails, a server before it answers.
    bodies: { serverError: { status: '{status}', error: 'Internal Server Error' } },
    statuses: { serverError: 500 },
    codes: {
      unauthorized: 'unauthorized',
      forbidden: 'api_plan_restricted',
      notFound: 'not_found',
      rateLimited: 'rate_limit_exceeded',
      quotaSpent: 'rate_limit_exceeded',
      badRequest: 'bad_request',
      conflict: 'conflict',
      // No documented code is about cursors, so it is that of a wrong parameter.
      otherwise: 'parameter_invalid',
    },
    messages: { conflict: 'A {singular} matching those details already exists with id={id}' },
  },
  documented: {
    '/news/news_items': { list: numbered },
    '/news/newsfeeds': { list: numbered },
    '/admins': { name: 'admins' },
    '/teams': { name: 'teams' },
    '/tags': { name: 'tags', hidden: ['applied_at', 'applied_by'] },
  },
  fixed: {
    'GET /me': {
      type: 'admin',
      id: '100',
      app: { type: 'app', id_code: '{account}', name: 'Acme', region: 'US' },
    },
  },
  object: {
    times: 'epochSeconds',
    record: {
      type: '{singular}',
      '...': '{values}',
      id: '{id}',
      created_at: '{created}',
      updated_at: '{updated}',
      custom_attributes: '{custom}',
    },
    custom: { member: 'custom_attributes' },
    types: { date: 'number' },
    values: {
      email: { text: 'person{n}@mail.example' },
      date: { oneOf: [1_736_150_400, 1_736_154_000, 1_736_157_600] },
      role: { oneOf: ['lead', 'user', 'user'] },
      state: { oneOf: ['open', 'closed'] },
      open: { oneOf: [true, false] },
      external_id: { text: 'user-{n}' },
      company_id: { text: 'company-{n}' },
    },
  },
  objects: {
    contacts: {
      ...writes,
      path: '/contacts',
      id: '63a07ddf05a32042dffac{n:7}',
      fields: `external_id:string role:string email:string phone:string name:string owner_id:integer
        unsubscribed_from_emails:boolean signed_up_at:date last_seen_at:date:readOnly plan_tier:string:custom
        seats:integer:custom`,
      create: { status: 200, unique: { fields: ['external_id', 'email'], means: 'conflict' } },
      describe: attributesOf('contact'),
      list: listOf(),
      // Contacts alone are searched by day.
      search: {
        ...searchOf('/contacts'),
        filters: { ...filters, days: [...times, 'signed_up_at', 'last_seen_at'] },
      },
      events: {
        create: 'contact.{value.role|user}.created',
        update: 'contact.{value.role|user}.updated',
        delete: 'contact.deleted',
      },
    },
    companies: {
      ...writes,
      path: '/companies',
      singular: 'company',
      id: '5f1a07ddf05a32042dfba{n:7}',
      fields: `company_id:string:required name:string size:integer website:string industry:string
        monthly_spend:float user_count:integer:readOnly region:string:custom`,
      // A company that is known is changed.
      create: { status: 200, unique: { fields: ['company_id'], means: 'update' } },
      describe: attributesOf('company'),
      list: numbered,
      events: { create: 'company.created', update: 'company.updated', delete: 'company.deleted' },
    },
    conversations: {
      path: '/conversations',
      id: '21500{n:5}',
      fields:
        'title:string state:string open:boolean read:boolean priority:string waiting_since:date:readOnly',
      describe: attributesOf('conversation'),
      list: listOf('conversation.list', 'conversations'),
      search: searchOf('/conversations', 'conversation.list', 'conversations'),
      // A conversation changes when somebody replies.
      events: {
        create: 'conversation.user.created',
        update: 'conversation.admin.replied',
        delete: 'conversation.deleted',
      },
    },
    tickets: {
      path: '/tickets',
      id: '495{n:4}',
      fields: 'ticket_id:string category:string open:boolean ticket_state:string',
      search: searchOf('/tickets', 'ticket.list', 'tickets'),
    },
  },
  webhooks: {
    message: {
      type: 'notification_event',
      app_id: '{account}',
      data: { type: 'notification_event_data', item: '{record}' },
      id: 'notif_{uuid}',
      topic: '{event}',
      delivery_attempts: 1,
      first_sent_at: '{seconds}',
      created_at: '{seconds}',
    },
    messages: {
      delete: {
        type: 'notification_event',
        app_id: '{account}',
        data: { type: 'notification_event_data', item: { type: '{singular}', id: '{id}' } },
        id: 'notif_{uuid}',
        topic: '{event}',
        created_at: '{seconds}',
      },
    },
    // The signature covers the body only.
    signature: { hash: 'sha1', of: '{body}', encoding: 'hex', secret: 'client' },
    headers: { 'x-hub-signature': 'sha1={signature}' },
  },
};
