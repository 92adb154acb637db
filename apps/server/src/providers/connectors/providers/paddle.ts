import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, type Query, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: github.com/PaddleHQ/paddle-node-sdk 3.8.0, src/resources and src/types.
const reference = 'https://developer.paddle.com/api-reference';
const pagingPage = `${reference}/about/pagination`;
const MINUTE_MS = 60_000;

const saved: readonly Way[] = ['create', 'update'];

/**
 * The cursor is the id of the last record, so lists are in the order of ids: in one of changes, a record that changes
 * between two pages would take the cursor to the end with it, and all records between would be skipped.
 * @param query what else the list is asked. Records that are archived come only if they are asked for.
 */
function listOf(path: string, max: number, query?: Query): ListEndpoint {
  const end = { when: 'false', member: 'meta.pagination.has_more' } as const;
  const paging = urlPages('meta.pagination.next', { per_page: max }, pagingPage, end);
  return listsAt(pagingPage, paging, 'data')(path, { order_by: 'id[ASC]', ...query });
}

const archivedToo = { status: 'active,archived' };

/** A list that takes values of its fields. */
const searched = (list: ListEndpoint, ...equalsFields: string[]): ListEndpoint => ({
  ...list,
  conditions: foundBy(equalsFields, reference),
});

const TIMES = 'created_at:datetime! updated_at:datetime!';
const fieldsOf = (words: string) => fieldsDocumentedAt(reference, 'id!')(`${words} ${TIMES}`);

const writesAt = (path: string, ways = saved) =>
  plainWrites(path, { documentation: reference, ways, record: 'data' });

/** Addresses and businesses are those of a customer. */
function belowCustomers(name: string, fields: string): ConnectorException {
  const path = `/customers/{customer_id}/${name}`;
  return {
    parents: { object: 'customers', values: { customer_id: 'id' }, idField: 'customerAndId' },
    list: listOf(path, 200, archivedToo),
    fields: fieldsOf(fields),
    write: writesAt(path),
  };
}

/**
 * Paddle Billing, version 1 of the API. Nothing is deleted but destinations of notifications: the rest is archived, and
 * still read. Only transactions can be limited to what has changed.
 */
export const paddle = usualConnector({
  provider: 'paddle',
  otherProviders: ['paddleSandbox'],
  displayName: 'Paddle',
  headers: { 'Paddle-Version': '1' },
  errors: {
    message: 'error.detail',
    details: [{ at: 'error.errors', text: 'message' }],
    // Any other 409 says that the record is there already, or not in the state for it.
    rules: [{ status: 409, member: 'error.code', text: 'concurrent_modification', means: 'conflict' }],
    documentation: `${reference}/about/errors`,
  },
  functions: {
    // Links sign a customer in: https://developer.paddle.com/changelog/2026/view-subscription-customer-portal-link
    secrets: { 'notification-settings': 'endpoint_secret_key', subscriptions: 'management_urls' },
    // https://developer.paddle.com/api-reference/customers/list-customers
    takesSeveral: () => true,
  },
  budgets: [
    // Paddle counts the calls of an IP address, so all accounts share them.
    { scope: 'app', requests: 240, perMs: MINUTE_MS, documentation: `${reference}/about/rate-limiting` },
  ],
  object: {
    record: {
      id: 'id',
      ...timesOf(`${reference}/about/data-types`, { updated: 'updated_at', created: 'created_at' }),
    },
    list: listOf('/{objectName}', 200),
    changes: { source: 'none', documentation: `${reference}/products/list-products` },
  },
  objects: {
    // What is custom is in no list: https://developer.paddle.com/api-reference/products/create-product
    products: {
      displayName: 'Products of the catalog',
      list: searched(listOf('/products', 200, archivedToo), 'tax_category', 'type'),
      fields: fieldsOf(
        `name type description tax_category image_url custom_data:other status import_meta:other!`,
      ),
      write: writesAt('/products'),
    },
    prices: {
      displayName: 'Prices of the catalog',
      list: searched(listOf('/prices', 200, archivedToo), 'product_id', 'type'),
      fields:
        fieldsOf(`product_id description type name billing_cycle:other trial_period:other tax_mode unit_price:other
        unit_price_overrides:other quantity:other status custom_data:other import_meta:other!`),
      write: writesAt('/prices'),
    },
    customers: {
      list: searched(listOf('/customers', 200, archivedToo), 'email'),
      fields: fieldsOf(
        'name email marketing_consent:boolean! status custom_data:other locale import_meta:other!',
      ),
      write: writesAt('/customers'),
    },
    addresses: belowCustomers(
      'addresses',
      `description first_line second_line city postal_code region country_code custom_data:other status
      import_meta:other!`,
    ),
    businesses: belowCustomers(
      'businesses',
      'name company_number tax_identifier status contacts:other custom_data:other import_meta:other!',
    ),
    discounts: {
      // Those of a single transaction are in no list: https://developer.paddle.com/changelog/2025/custom-discounts
      displayName: 'Discounts of the catalog',
      list: searched(
        listOf('/discounts', 200, { status: 'active,archived,expired,used' }),
        'code',
        'mode',
        'discount_group_id',
      ),
      fields:
        fieldsOf(`status description enabled_for_checkout:boolean code mode type amount currency_code recur:boolean
        maximum_recurring_intervals:float usage_limit:float restrict_to:other expires_at:datetime custom_data:other
        times_used:float! discount_group_id import_meta:other!`),
      write: writesAt('/discounts'),
    },
    'discount-groups': {
      fields: fieldsOf('name status import_meta:other!'),
      write: writesAt('/discount-groups'),
    },
    subscriptions: {
      list: searched(listOf('/subscriptions', 200), 'address_id', 'collection_mode', 'customer_id', 'status'),
      fields: fieldsOf(`status! customer_id address_id business_id currency_code started_at:datetime!
        first_billed_at:datetime! next_billed_at:datetime paused_at:datetime! canceled_at:datetime! discount:other
        collection_mode billing_details:other current_billing_period:other! billing_cycle:other!
        scheduled_change:other items:other custom_data:other import_meta:other!`),
      write: writesAt('/subscriptions', ['update']),
    },
    transactions: {
      list: {
        ...listOf('/transactions', 30, { include: 'available_payment_methods' }),
        conditions: {
          style: 'parameters',
          from: { query: 'updated_at[GTE]' },
          until: { query: 'updated_at[LTE]' },
          equals: { query: '{fieldName}' },
          equalsFields: ['customer_id', 'invoice_number', 'status', 'subscription_id'],
          documentation: `${reference}/transactions/list-transactions`,
        },
      },
      changes: changedSince({
        isFromInclusive: true,
        isUntilInclusive: true,
        granularityMs: 1000,
        documentation: `${reference}/transactions/list-transactions`,
      }),
      fields:
        fieldsOf(`status customer_id address_id business_id custom_data:other currency_code origin! subscription_id!
        invoice_id! invoice_number! collection_mode discount_id billing_details:other billing_period:other items:other
        details:other! payments:other! checkout:other billed_at:datetime! revised_at:datetime!
        available_payment_methods:other!`),
      write: writesAt('/transactions'),
    },
    adjustments: {
      list: searched(
        listOf('/adjustments', 50),
        'action',
        'customer_id',
        'status',
        'subscription_id',
        'transaction_id',
      ),
      fields: fieldsOf(`action type transaction_id subscription_id! customer_id! reason
        credit_applied_to_balance:boolean! currency_code! status! items:other totals:other! payout_totals:other!`),
      // A single one cannot be had.
      write: plainWrites('/adjustments', {
        documentation: reference,
        ways: ['create'],
        record: 'data',
        canGet: false,
      }),
    },
    'client-tokens': {
      list: listOf('/client-tokens', 200, { status: 'active,revoked' }),
      fields: fieldsOf('token! name description status revoked_at:datetime!'),
      write: writesAt('/client-tokens'),
    },
    'notification-settings': {
      record: { id: 'id', omit: ['endpoint_secret_key'] },
      fields: fieldsDocumentedAt(
        reference,
        'id!',
      )(`description type destination active:boolean api_version:float
        include_sensitive_fields:boolean traffic_source subscribed_events:other`),
      write: writesAt('/notification-settings', ['create', 'update', 'delete']),
    },
    reports: {
      record: {
        id: 'id',
        createTime: {
          member: 'created_at',
          format: 'rfc3339',
          documentation: `${reference}/about/data-types`,
        },
      },
      fields: fieldsDocumentedAt(
        reference,
        'id!',
      )(`status! rows:float! type filters:other expires_at:datetime! created_at:datetime!`),
      write: writesAt('/reports', ['create']),
    },
    simulations: {
      list: listOf('/simulations', 200, archivedToo),
      fields: fieldsDocumentedAt(
        reference,
        'id!',
      )(
        readOnly(
          'status notification_setting_id name last_run_at:datetime config:other created_at:datetime updated_at:datetime',
        ),
      ),
    },
  },
});
