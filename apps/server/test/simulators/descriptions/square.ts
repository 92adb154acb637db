import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developer.squareup.com/reference/square';

/** Searches are sent with POST, and everything about a page is in the body. */
function searchOf(
  object: string,
  max: number,
  parameters: NonNullable<ListDescription['parameters']>,
): ListDescription {
  return {
    method: 'POST',
    path: `/v2/${object.replace('objects', 'catalog')}/search`,
    paging: { by: 'cursor', parameter: 'cursor' },
    size: { parameter: 'limit', max, usual: 100 },
    parameters,
    // "An empty object if none are found": https://developer.squareup.com/reference/square/customers-api/list-customers
    answer: { [object]: '{some}', cursor: '{next}', '|': {} },
  };
}

/** An object of the catalogue. One search finds those of all types. */
function catalogOf(type: string, fields: string, data = `${type.toLowerCase()}_data`): ObjectDescription {
  return {
    path: '/v2/catalog/object',
    id: `${type}{n:8}`,
    fields,
    record: { type, id: '{id}', updated_at: '{updated}', is_deleted: '{deleted}', [data]: '{values}' },
    list: {
      ...searchOf('objects', 1000, {
        include_deleted_objects: { showsDeleted: 'too', when: 'true' },
        begin_time: { time: 'updateTime', is: '>' },
      }),
      of: { 'object_types.0': type },
    },
    one: one('object'),
    get: {},
    delete: { answer: { deleted_object_ids: ['{id}'] } },
    events: {},
  };
}

/** The latest come first unless callers say otherwise. Both bounds of creation belong to the range. */
const TIMES: NonNullable<ListDescription['parameters']> = {
  begin_time: { time: 'createTime', is: '>=' },
  end_time: { time: 'createTime', is: '<=' },
  updated_at_begin_time: { time: 'updateTime', is: '>=' },
  updated_at_end_time: { time: 'updateTime', is: '<=' },
  sort_field: { orders: { CREATED_AT: 'createTime', UPDATED_AT: 'updateTime' } },
  sort_order: { descendsWhen: 'DESC' },
};

const latestFirst = { orderBy: 'createTime', isDescending: true, parameters: TIMES } as const;

const one = (singular: string) => ({ [singular]: '{record}' });

/** Square's API of the version 2025-08-20. */
export const square: ProviderDescription = {
  provider: 'square',
  documentation: [
    `${reference}/customers-api/search-customers`,
    `${reference}/orders-api/search-orders`,
    `${reference}/catalog-api/search-catalog-objects`,
    'https://developer.squareup.com/docs/build-basics/handling-errors',
    'https://developer.squareup.com/docs/webhooks/step3validate',
  ],
  signIn: { authorizePath: '/oauth2/authorize', tokenPath: '/oauth2/token' },
  headers: { 'square-version': '2025-08-20' },
  errors: {
    body: {
      errors: [{ category: 'INVALID_REQUEST_ERROR', code: '{code}', detail: '{message}', field: '{field}' }],
    },
    codes: {
      unauthorized: 'UNAUTHORIZED',
      forbidden: 'INSUFFICIENT_SCOPES',
      notFound: 'NOT_FOUND',
      rateLimited: 'RATE_LIMITED',
      cursorGone: 'INVALID_CURSOR',
      unknownField: 'UNKNOWN_BODY_PARAMETER',
      otherwise: 'INVALID_VALUE',
    },
  },
  fixed: {
    'GET /v2/merchants/me': {
      merchant: { id: '{account}', business_name: 'Acme', country: 'US', currency: 'USD', status: 'ACTIVE' },
    },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
    values: { money: { always: { amount: 1000, currency: 'USD' } } },
  },
  documented: {
    '/v2/locations': { name: 'locations', id: 'L{n:8}' },
    '/v2/payments': { within: { location_id: 'locations' }, list: latestFirst },
    '/v2/payouts': { within: { location_id: 'locations' }, list: latestFirst },
    '/v2/refunds': { list: latestFirst },
    '/v2/invoices': { within: { location_id: 'locations' } },
  },
  objects: {
    customers: {
      path: '/v2/customers',
      id: 'CUST{n:8}',
      fields: `given_name:string family_name:string company_name:string nickname:string email_address:string
        phone_number:string reference_id:string note:string birthday:string address:map version:int:readOnly
        idempotency_key:string:hidden`,
      list: searchOf('customers', 100, {
        'query.sort.field': { orders: { CREATED_AT: 'createTime' } },
        'query.sort.order': { descendsWhen: 'DESC' },
        'query.filter.email_address.exact': { field: 'email_address' },
        'query.filter.phone_number.exact': { field: 'phone_number' },
        'query.filter.reference_id.exact': { field: 'reference_id' },
        // No page says whether the bounds belong to the range.
        'query.filter.updated_at.start_at': { time: 'updateTime', is: '>' },
        'query.filter.updated_at.end_at': { time: 'updateTime', is: '<' },
      }),
      one: one('customer'),
      get: {},
      // https://developer.squareup.com/docs/build-basics/common-api-patterns/idempotency
      create: { status: 200, unique: { fields: ['idempotency_key'], means: 'update' } },
      update: { method: 'PUT' },
      delete: { answer: {} },
      values: { email_address: { text: 'person{n}@mail.example' } },
      events: { create: 'customer.created', update: 'customer.updated', delete: 'customer.deleted' },
    },
    orders: {
      path: '/v2/orders',
      id: 'ORD{n:8}',
      fields: `location_id:string reference_id:string customer_id:string state:string ticket_name:string
        total_money:money`,
      list: {
        ...searchOf('orders', 1000, {
          'location_ids.0': { field: 'location_id' },
          'query.sort.sort_field': { orders: { CREATED_AT: 'createTime', UPDATED_AT: 'updateTime' } },
          'query.sort.sort_order': { descendsWhen: 'DESC' },
          // The start time and the end time are inclusive.
          'query.filter.date_time_filter.updated_at.start_at': { time: 'updateTime', is: '>=' },
          'query.filter.date_time_filter.updated_at.end_at': { time: 'updateTime', is: '<=' },
        }),
        // The location alone comes out of no index.
        isIndexed: false,
      },
      one: one('order'),
      get: {},
      values: { location_id: { idOf: 'locations', among: 2 }, money: { always: { amount: 1000 } } },
      events: { create: 'order.created', update: 'order.updated' },
    },
    items: catalogOf(
      'ITEM',
      'name:string description:string abbreviation:string product_type:string is_taxable:boolean',
    ),
    item_variations: catalogOf('ITEM_VARIATION', 'item_id:string name:string sku:string upc:string'),
    categories: catalogOf('CATEGORY', 'name:string category_type:string is_top_level:boolean'),
    discounts: catalogOf('DISCOUNT', 'name:string discount_type:string percentage:string'),
    taxes: catalogOf('TAX', 'name:string calculation_phase:string percentage:string enabled:boolean'),
    modifier_lists: catalogOf('MODIFIER_LIST', 'name:string selection_type:string', 'modifier_list_data'),
  },
  webhooks: {
    message: {
      merchant_id: '{account}',
      type: '{event}',
      event_id: '{uuid}',
      created_at: '{time}',
      // The record stands beside its id in a shape of each event.
      data: { type: '{singular}', id: '{id}' },
    },
    signature: { hash: 'sha256', of: '{url}{body}', encoding: 'base64', secret: 'signing' },
    headers: { 'x-square-hmacsha256-signature': '{signature}' },
  },
};
