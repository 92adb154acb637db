import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://apidocs.chargebee.com/docs/api';

/** @param equals the fields by whose values it can be limited */
function listOf(equals: string, deleted?: 'deleted'): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'offset' },
    size: { parameter: 'limit', max: 100, usual: 10 },
    parameters: {
      'updated_at[after]': { time: 'updateTime', is: '>' },
      'updated_at[before]': { time: 'updateTime', is: '<' },
      ...Object.fromEntries(equals.split(' ').map((field) => [`${field}[is]`, { field }])),
      ...(deleted && { include_deleted: { showsDeleted: 'too', when: 'true' } as const }),
    },
    answer: { list: '{records}', next_offset: '{next}' },
  };
}

/** A record in a list stands in a member with its name, and answers to one call too. */
function objectOf(
  singular: string,
  { fields, equals, ...more }: Partial<ObjectDescription> & { fields: string; equals: string },
): ObjectDescription {
  const record = {
    '...': '{values}',
    id: '{id}',
    object: '{singular}',
    updated_at: '{updated}',
    deleted: '{deleted}',
  };
  return {
    path: `/api/v2/${singular}s`,
    singular,
    id: `${singular}_{n:6}`,
    fields: `${fields} updated_at:timestamp:readOnly`,
    record: { [singular]: record },
    list: listOf(equals, 'deleted'),
    without: ['create', 'update', 'delete'],
    ...more,
  };
}

/** Chargebee's API, version 2. */
export const chargebee: ProviderDescription = {
  provider: 'chargebee',
  documentation: [
    `${reference}/customers`,
    `${reference}/getting-started`,
    `${reference}/idempotency`,
    `${reference}/error-handling`,
  ],
  signIn: { credential: { basic: 'user' } },
  errors: {
    body: {
      message: '{message}',
      type: 'invalid_request',
      api_error_code: '{code}',
      error_code: '{code}',
      error_msg: '{message}',
      http_status_code: '{status}',
    },
  },
  object: {
    times: 'epochSeconds',
    record: '{values}',
    create: { status: 200, onceBy: 'chargebee-idempotency-key' },
    update: { method: 'POST' },
    sent: { as: 'form' },
    types: { timestamp: 'number' },
    values: { email: { text: 'person{n}@mail.example' } },
  },
  objects: {
    customers: objectOf('customer', {
      fields: `first_name:string last_name:string email:string phone:string company:string locale:string
        billing_address:map`,
      equals: 'id first_name last_name email phone company',
      without: [],
      // Another call changes the address, which this one passes over.
      update: { method: 'POST', body: ['first_name', 'last_name', 'email', 'phone', 'company', 'locale'] },
      sent: { as: 'form', readOnly: 'ignored' },
      delete: {
        method: 'POST',
        path: '/api/v2/customers/{id}/delete',
        status: 200,
        answer: { customer: { id: '{id}' } },
      },
    }),
    subscriptions: objectOf('subscription', {
      fields: 'customer_id:string status:string currency_code:string plan_id:string',
      equals: 'id customer_id plan_id status',
    }),
    invoices: objectOf('invoice', {
      fields: 'customer_id:string subscription_id:string status:string currency_code:string total:number',
      equals: 'id customer_id subscription_id status',
    }),
    items: objectOf('item', {
      fields: 'name:string description:string status:string',
      equals: 'id name status',
      list: listOf('id name status'),
    }),
  },
};
