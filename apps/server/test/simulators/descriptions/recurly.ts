import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://recurly.com/developers/api/v2021-02-25/index.html';

/** Recurly's API of the version 2021-02-25. */
export const recurly: ProviderDescription = {
  provider: 'recurly',
  documentation: [
    `${reference}#operation/list_accounts`,
    `${reference}#section/Getting-Started/Pagination`,
    `${reference}#section/Getting-Started/Limits`,
    `${reference}#section/Getting-Started/Errors`,
  ],
  signIn: { credential: { basic: 'user' } },
  headers: { accept: 'application/vnd.recurly.v2021-02-25' },
  errors: {
    body: { error: { type: '{code}', message: '{message}', params: [{ param: '{field}' }] } },
    statuses: { badValue: 422, unknownField: 422 },
    waitHeader: 'x-ratelimit-reset',
  },
  fixed: {
    'GET /sites': { object: 'list', has_more: false, data: [{ id: '{account}', subdomain: 'acme' }] },
  },
  object: {
    record: {
      object: '{singular}',
      '...': '{values}',
      id: '{id}',
      created_at: '{created}',
      updated_at: '{updated}',
    },
    list: {
      paging: { by: 'cursor', parameter: 'cursor' },
      size: { parameter: 'limit', max: 200, usual: 20 },
      parameters: {
        sort: { orders: { created_at: 'createTime', updated_at: 'updateTime' } },
        order: { descendsWhen: 'desc' },
        begin_time: { time: 'updateTime', is: '>=' },
        end_time: { time: 'updateTime', is: '<=' },
      },
      answer: { object: 'list', has_more: '{more}', next: '{nextUrl}', data: '{records}' },
    },
    create: {},
    update: { method: 'PUT' },
    values: { code: { text: 'code-{n}' } },
  },
  objects: {
    accounts: {
      path: '/accounts',
      id: 'acct{n:8}',
      fields: `code:string:required state:string:readOnly username:string email:string first_name:string last_name:string
        company:string vat_number:string tax_exempt:boolean address:map`,
    },
  },
};
