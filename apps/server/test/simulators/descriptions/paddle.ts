import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developer.paddle.com/api-reference';

const answer: ListDescription['answer'] = {
  data: '{records}',
  meta: {
    request_id: 'a-request',
    pagination: {
      per_page: '{size}',
      next: '{nextUrl|}',
      has_more: '{more}',
      estimated_total: '{total}',
    },
  },
};

/** A list with the parameters that its page names. */
const listWith = (
  max: number,
  parameters: ListDescription['parameters'] = {},
): Omit<ListDescription, 'answer'> => ({
  paging: { by: 'cursor', parameter: 'after' },
  size: { parameter: 'per_page', max, usual: Math.min(max, 50) },
  parameters: {
    order_by: {
      orders: {
        'id[ASC]': 'id',
        'id[DESC]': '-id',
        'created_at[ASC]': 'createTime',
        'updated_at[ASC]': 'updateTime',
      },
    },
    ...parameters,
  },
});

/** Without it, a list has active records only. */
const status = {
  allows: ['active', 'archived', 'active,archived', 'active,archived,expired,used', 'active,revoked'],
} as const;

/** Paddle Billing, version 1 of the API. */
export const paddle: ProviderDescription = {
  provider: 'paddle',
  documentation: [
    `${reference}/customers/list-customers`,
    `${reference}/transactions/list-transactions`,
    `${reference}/client-tokens/list-client-tokens`,
    `${reference}/simulations/list-simulations`,
    `${reference}/about/pagination`,
    `${reference}/about/errors`,
    `${reference}/about/rate-limiting`,
  ],
  signIn: {},
  errors: {
    body: {
      error: {
        type: 'request_error',
        code: '{code}',
        detail: '{message}',
        errors: [{ field: '{field|}', message: '{message}' }],
      },
      meta: { request_id: 'a-request' },
    },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
    one: { data: '{record}', meta: { request_id: 'a-request' } },
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    list: {
      ...listWith(200),
      answer,
    },
    values: { email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/products': { hidden: ['prices'] },
    '/prices': { hidden: ['product'] },
    '/discounts': { hidden: ['discount_group'] },
    '/subscriptions': {
      hidden: ['next_transaction', 'recurring_transaction_details'],
      list: listWith(200, { status: { field: 'status' } }),
    },
    '/transactions': {
      hidden: ['address', 'adjustments', 'adjustments_totals', 'business', 'customer', 'discount'],
      list: listWith(30, {
        status: { field: 'status' },
        'updated_at[GTE]': { time: 'updateTime', is: '>=' },
        'updated_at[LTE]': { time: 'updateTime', is: '<=' },
      }),
    },
    '/adjustments': { list: listWith(50, { status: { field: 'status' } }) },
  },
  objects: {
    customers: {
      path: '/customers',
      id: 'ctm_01{n:8}',
      fields: `name:string email:string:required locale:string status:string:readOnly marketing_consent:boolean:readOnly
        custom_data:map`,
      list: {
        ...listWith(200, { status, email: { field: 'email' }, search: { field: 'name' } }),
        answer,
      },
    },
  },
};
