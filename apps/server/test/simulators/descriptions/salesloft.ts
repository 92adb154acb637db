import type { ListDescription, ProviderDescription } from '../general/description.ts';

const reference = 'https://developers.salesloft.com/docs/api';
const basics = 'https://developers.salesloft.com/docs/platform/api-basics';

/** Pages have numbers. The newest change comes first, unless the caller asks for another order. */
function listOf(parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'page', parameter: 'page', first: 1 },
    size: { parameter: 'per_page', max: 100, usual: 25 },
    orderBy: 'updateTime',
    isDescending: true,
    parameters: {
      sort_by: { orders: { created_at: 'createTime', updated_at: 'updateTime' } },
      sort_direction: { allows: ['ASC'] },
      ...parameters,
    },
    answer: {
      metadata: { paging: { per_page: '{size}', current_page: '{page}', next_page: '{next|null}' } },
      data: '{records}',
    },
  };
}

const timed: ListDescription['parameters'] = {
  'updated_at[gt]': { time: 'updateTime', is: '>' },
  'updated_at[gte]': { time: 'updateTime', is: '>=' },
  'updated_at[lt]': { time: 'updateTime', is: '<' },
  'updated_at[lte]': { time: 'updateTime', is: '<=' },
};

/** Salesloft's API, version 2. */
export const salesloft: ProviderDescription = {
  provider: 'salesloft',
  documentation: [
    `${reference}/accounts-index/`,
    `${reference}/accounts-create/`,
    `${basics}/filtering-paging-sorting/`,
    `${basics}/request-response-format/`,
    `${basics}/rate-limits/`,
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  errors: {
    body: { errors: { base: ['{message}'] } },
    bodies: {
      unauthorized: { error: '{message}' },
      forbidden: { status: 403, error: '{message}' },
      notFound: { status: 404, error: '{message}' },
      rateLimited: { error: '{message}' },
    },
    statuses: { badValue: 422, unknownField: 422, conflict: 422 },
  },
  fixed: {
    'GET /v2/me.json': {
      data: { id: 1, guid: 'guid-1', name: 'Ada', email: 'ada@mail.example', team: { id: '{account}' } },
    },
  },
  object: {
    times: 'rfc3339',
    record: {
      '...': '{values}',
      id: '{number}',
      created_at: '{created}',
      updated_at: '{updated}',
    },
    one: { data: '{record}' },
    create: { status: 200 },
    delete: { status: 204 },
  },
  objects: {
    accounts: {
      path: '/v2/accounts',
      id: '{n}',
      fields: `name:string:required domain:string:required description:string phone:string website:string city:string
        industry:string region_code:string:custom`,
      record: {
        '...': '{values}',
        id: '{number}',
        created_at: '{created}',
        updated_at: '{updated}',
        custom_fields: '{custom}',
      },
      custom: { member: 'custom_fields' },
      values: { domain: { text: 'company{n}.example' } },
      get: {},
      update: { method: 'PUT' },
      delete: { status: 204 },
      list: { ...listOf({ ...timed, domain: { field: 'domain' } }), goesOnBy: 'updated_at[gte]' },
    },
    person_stages: {
      path: '/v2/person_stages',
      id: '{n}',
      fields: 'name:string:required',
      get: {},
      update: { method: 'PUT' },
      delete: { status: 204 },
      list: listOf(),
    },
  },
};
