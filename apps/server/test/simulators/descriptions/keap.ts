import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const reference = 'https://developer.infusionsoft.com/docs/restv2/';

type Ordered = 'createTime' | 'updateTime' | 'id';

/** What a list can be ordered by, as the page of each says. */
function ordersOf(names: Readonly<Record<string, Ordered>>): ParameterDescription {
  const both = Object.entries(names).flatMap(([name, by]) => [
    [`${name} asc`, by] as const,
    [`${name} desc`, `-${by}`] as const,
  ]);
  return { orders: Object.fromEntries(both) };
}

const since = (filter: string): ParameterDescription => ({
  texts: { [`${filter}=={value}`]: { time: 'updateTime', is: '>=' } },
  between: ';',
});

/** What the page of a list says of its parameters. */
const asked = (parameters: NonNullable<ListDescription['parameters']>): DocumentedObject => ({
  list: { parameters },
});

const timed = {
  '...': '{values}',
  id: '{id}',
  create_time: '{created}',
  update_time: '{updated}',
};

const tagged = (): DocumentedObject => ({
  record: timed,
  ...asked({
    order_by: ordersOf({ name: 'id', create_time: 'createTime', update_time: 'updateTime' }),
    filter: since('since_update_time'),
  }),
});

/** Keap's REST API of the version 2. */
export const keap: ProviderDescription = {
  provider: 'keap',
  documentation: [
    reference,
    'https://developer.infusionsoft.com/getting-started-oauth-keys/',
    'https://developer.infusionsoft.com/api-token-quota-and-usage-measurements',
  ],
  signIn: { authorizePath: '/app/oauth/authorize', tokenPath: '/token' },
  errors: {
    body: { code: '{status}', message: '{message}', status: '{code}', details: [] },
  },
  fixed: {
    'GET /crm/rest/v1/oauth/connect/userinfo': { sub: '{account}', email: 'ada@mail.example' },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    values: { map: { always: {} }, email: { text: 'person{n}@mail.example' } },
    list: {
      paging: { by: 'cursor', parameter: 'page_token' },
      size: { parameter: 'page_size', max: 1000 },
      answer: { next_page_token: '{next}' },
    },
  },
  documented: {
    '/crm/rest/v2/companies': {
      record: timed,
      ...asked({
        fields: { fields: true },
        order_by: ordersOf({ id: 'id', create_time: 'createTime', name: 'id', email: 'id' }),
        filter: since('since_time'),
      }),
    },
    '/crm/rest/v2/opportunities': {
      record: { '...': '{values}', id: '{id}', created_time: '{created}', last_updated_time: '{updated}' },
      ...asked({ fields: { allows: 'any' } }),
      // Only accounts with the older opportunities have them, and only if they are asked for.
      hidden: ['monthly_revenue', 'order_revenue', 'objection', 'status', 'stage_entrance_time'],
    },
    '/crm/rest/v2/opportunities/stages': {
      record: { '...': '{values}', id: '{id}', created_time: '{created}', updated_time: '{updated}' },
    },
    '/crm/rest/v2/orders': {
      record: { '...': '{values}', id: '{id}', creation_time: '{created}', modification_time: '{updated}' },
      ...asked({
        order_by: ordersOf({ id: 'id', order_time: 'createTime', modification_time: 'updateTime' }),
        filter: since('modified_since_time'),
      }),
    },
    '/crm/rest/v2/products': {
      record: timed,
      ...asked({ order_by: ordersOf({ name: 'id', sku: 'id', last_updated_time: 'updateTime' }) }),
    },
    '/crm/rest/v2/subscriptions': {
      record: { '...': '{values}', id: '{id}', modification_time: '{updated}' },
    },
    '/crm/rest/v2/tasks': {
      record: { '...': '{values}', id: '{id}', create_time: '{created}', modification_time: '{updated}' },
      ...asked({ fields: { allows: ['custom_fields'] } }),
    },
    '/crm/rest/v2/notes': { record: timed, ...asked({ fields: { allows: ['custom_fields'] } }) },
    '/crm/rest/v2/emails': asked({ order_by: ordersOf({ created_time: 'createTime' }) }),
    '/crm/rest/v2/tags': tagged(),
    '/crm/rest/v2/tags/categories': tagged(),
    '/crm/rest/v2/users': {
      record: timed,
      ...asked({ filter: { allows: ['include_inactive==true;include_partners==true'] } }),
    },
    '/crm/rest/v2/leadSources': { record: timed },
    '/crm/rest/v2/leadSourceCategories': { record: timed },
    '/crm/rest/v2/sales/payments': { record: { '...': '{values}', id: '{id}', update_time: '{updated}' } },
    '/crm/rest/v2/files': {
      record: { '...': '{values}', id: '{id}', created_time: '{created}', updated_time: '{updated}' },
      ...asked({ order_by: ordersOf({ file_name: 'id', updated_time: 'updateTime' }) }),
    },
    '/crm/rest/v2/webforms': {
      record: timed,
      ...asked({
        order_by: ordersOf({ name: 'id', create_time: 'createTime', update_time: 'updateTime' }),
        filter: since('since_update_time'),
      }),
    },
  },
  objects: {
    contacts: {
      path: '/crm/rest/v2/contacts',
      id: '{n}',
      fields: `given_name:string family_name:string middle_name:string job_title:string preferred_name:string
        website:string contact_type:string email_addresses:map phone_numbers:map custom_fields:map`,
      record: timed,
      get: { takes: ['fields'] },
      list: {
        paging: { by: 'cursor', parameter: 'page_token' },
        size: { parameter: 'page_size', max: 1000 },
        parameters: {
          fields: { fields: true },
          order_by: ordersOf({ id: 'id', create_time: 'createTime', email: 'id', update_time: 'updateTime' }),
          filter: since('start_update_time'),
        },
        answer: { contacts: '{records}', next_page_token: '{next}' },
      },
    },
  },
};
