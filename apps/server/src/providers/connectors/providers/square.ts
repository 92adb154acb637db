import { hasNoList } from './no-list.ts';
import {
  atLocations,
  catalogued,
  changes,
  EVER,
  fromTheBeginning,
  getAt,
  listOf,
  onlyCreated,
  reference,
  timed,
  updatedBetween,
  writesAt,
} from './square-calls.ts';
import { fieldsOf } from './square-fields.ts';
import { customerEvents, eventsOf, squareWebhooks } from './square-webhooks.ts';
import { usualConnector } from './usual-connector.ts';

/**
 * Square's API of the version 2025-08-20. Amounts are in the smallest unit of their currency. Payments, payouts, orders and
 * invoices are listed for each location. Bookings are left out, because their list has 31 days at a time.
 */
export const square = usualConnector({
  provider: 'square',
  otherProviders: ['squareSandbox'],
  displayName: 'Square',
  headers: { 'Square-Version': '2025-08-20' },
  errors: {
    message: ['errors.0.detail', 'errors.0.code'],
    rules: [{ status: 400, member: 'errors.0.code', text: 'INVALID_CURSOR', means: 'cursor_gone' }],
    documentation: 'https://developer.squareup.com/docs/build-basics/handling-errors',
  },
  webhooks: squareWebhooks,
  // "An empty object if none are found": https://developer.squareup.com/reference/square/customers-api/list-customers
  functions: {
    isEmptyList: hasNoList,
    // It can be paid with: https://github.com/square/square-python-sdk/blob/master/doc/models/gift-card.md
    secrets: { gift_cards: 'gan' },
  },
  object: {
    record: timed,
    list: listOf('{objectName}', [100, 'limit'], { documentation: reference }),
  },
  objects: {
    customers: {
      events: customerEvents,
      list: listOf('customers', [100, 'limit'], {
        path: '/v2/customers/search',
        body: { query: { sort: { field: 'CREATED_AT', order: 'ASC' } } },
        conditions: {
          style: 'members',
          body: 'query.filter',
          operators: { equals: 'exact', from: 'start_at', until: 'end_at' },
          equalsFields: ['email_address', 'phone_number', 'reference_id'],
          documentation: `${reference}/objects/CustomerFilter`,
        },
        documentation: `${reference}/customers-api/search-customers`,
      }),
      changes: { ...changes, field: 'updated_at' },
      deletes: { source: 'webhook', documentation: `${reference}/webhooks/customer.deleted` },
      fields: fieldsOf('Customer'),
      write: writesAt('/v2/customers', 'customer', { canDelete: true }),
    },
    customer_groups: {
      list: listOf('groups', [50, 'limit'], {
        path: '/v2/customers/groups',
        documentation: `${reference}/customer-groups-api/list-customer-groups`,
      }),
      fields: fieldsOf('CustomerGroup'),
      write: writesAt('/v2/customers/groups', 'group', { wrap: 'group', canDelete: true }),
    },
    customer_segments: {
      list: listOf('segments', [50, 'limit'], {
        path: '/v2/customers/segments',
        documentation: `${reference}/customer-segments-api/list-customer-segments`,
      }),
      fields: fieldsOf('CustomerSegment'),
    },
    locations: {
      events: eventsOf('location'),
      record: onlyCreated,
      list: {
        request: { path: '/v2/locations', documentation: `${reference}/locations-api/list-locations` },
        records: 'locations',
        paging: { style: 'none', size: { max: 1000 } },
      },
      fields: fieldsOf('Location'),
      // Its create takes no key.
      write: writesAt('/v2/locations', 'location', { wrap: 'location', repeat: { by: 'none' } }),
    },
    orders: {
      events: eventsOf('order'),
      parents: atLocations,
      list: listOf('orders', [1000, 'limit'], {
        path: '/v2/orders/search',
        body: {
          location_ids: ['{location_id}'],
          query: { sort: { sort_field: 'UPDATED_AT', sort_order: 'ASC' } },
        },
        conditions: {
          style: 'members',
          body: 'query.filter.date_time_filter',
          operators: { from: 'start_at', until: 'end_at' },
          documentation: `${reference}/objects/SearchOrdersDateTimeFilter`,
        },
        documentation: `${reference}/orders-api/search-orders`,
      }),
      changes: {
        ...changes,
        field: 'updated_at',
        isFromInclusive: true,
        isUntilInclusive: true,
        documentation: `${reference}/objects/SearchOrdersDateTimeFilter`,
      },
      order: 'ascending',
      fields: fieldsOf('Order'),
      write: getAt('/v2/orders', 'order'),
    },
    payments: {
      events: eventsOf('payment'),
      parents: atLocations,
      list: listOf('payments', [100, 'limit'], {
        query: { location_id: '{location_id}', ...fromTheBeginning },
        conditions: updatedBetween,
        documentation: `${reference}/payments-api/list-payments`,
      }),
      changes: { ...changes, documentation: `${reference}/payments-api/list-payments` },
      fields: fieldsOf('Payment'),
      write: getAt('/v2/payments', 'payment'),
    },
    refunds: {
      events: eventsOf('refund'),
      list: listOf('refunds', [100, 'limit'], {
        query: fromTheBeginning,
        conditions: updatedBetween,
        documentation: `${reference}/refunds-api/list-payment-refunds`,
      }),
      changes: { ...changes, documentation: `${reference}/refunds-api/list-payment-refunds` },
      fields: fieldsOf('PaymentRefund'),
      write: getAt('/v2/refunds', 'refund'),
    },
    payouts: {
      parents: atLocations,
      list: listOf('payouts', [100, 'limit'], {
        query: { location_id: '{location_id}', begin_time: EVER, sort_order: 'ASC' },
        documentation: `${reference}/payouts-api/list-payouts`,
      }),
      fields: fieldsOf('Payout'),
    },
    invoices: {
      events: { ...eventsOf('invoice'), delete: 'invoice.deleted' },
      // Only a draft can be deleted.
      deletes: { source: 'webhook', documentation: `${reference}/webhooks/invoice.deleted` },
      parents: atLocations,
      list: listOf('invoices', [200, 'limit'], {
        query: { location_id: '{location_id}' },
        documentation: `${reference}/invoices-api/list-invoices`,
      }),
      fields: fieldsOf('Invoice'),
      write: getAt('/v2/invoices', 'invoice'),
    },
    subscriptions: {
      record: onlyCreated,
      list: listOf('subscriptions', [1000], {
        path: '/v2/subscriptions/search',
        // Otherwise, none says what is to become of it.
        body: { include: ['actions'] },
        documentation: `${reference}/subscriptions-api/search-subscriptions`,
      }),
      fields: fieldsOf('Subscription'),
    },
    team_members: {
      events: eventsOf('team_member'),
      list: listOf('team_members', [200, 'limit'], {
        path: '/v2/team-members/search',
        body: {},
        documentation: `${reference}/team-api/search-team-members`,
      }),
      fields: fieldsOf('TeamMember'),
      write: writesAt('/v2/team-members', 'team_member', { wrap: 'team_member' }),
    },
    jobs: {
      list: listOf('jobs', [100], {
        path: '/v2/team-members/jobs',
        documentation: `${reference}/team-api/list-jobs`,
      }),
      fields: fieldsOf('Job'),
    },
    gift_cards: {
      record: onlyCreated,
      list: listOf('gift_cards', [200, 'limit'], {
        path: '/v2/gift-cards',
        documentation: `${reference}/gift-cards-api/list-gift-cards`,
      }),
      fields: fieldsOf('GiftCard'),
    },
    loyalty_accounts: {
      list: listOf('loyalty_accounts', [200, 'limit'], {
        path: '/v2/loyalty/accounts/search',
        body: {},
        documentation: `${reference}/loyalty-api/search-loyalty-accounts`,
      }),
      fields: fieldsOf('LoyaltyAccount'),
    },
    disputes: {
      list: listOf('disputes', [1000], { documentation: `${reference}/disputes-api/list-disputes` }),
      fields: fieldsOf('Dispute'),
    },
    cards: {
      record: { id: 'id' },
      list: listOf('cards', [25], {
        query: { include_disabled: 'true' },
        documentation: `${reference}/cards-api/list-cards`,
      }),
      fields: fieldsOf('Card'),
    },
    items: catalogued('ITEM'),
    item_variations: catalogued('ITEM_VARIATION'),
    categories: catalogued('CATEGORY'),
    discounts: catalogued('DISCOUNT'),
    taxes: catalogued('TAX'),
    modifier_lists: catalogued('MODIFIER_LIST'),
  },
});
