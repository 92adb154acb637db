import type { ConnectorObject, ListEndpoint, ObjectEvents, WriteEndpoints } from '@dowel/schema/connector';
import { ownValue, type PlainObject } from '@dowel/schema/rules';
import type { FedChanges } from '../engine/feed-changes.ts';
import { byReference } from './by-reference.ts';
import { billing } from './stripe-billing.ts';
import { stripeFields } from './stripe-fields.ts';
import { issuing } from './stripe-issuing.ts';
import {
  allWrites,
  changesIn,
  changesOf,
  createAndUpdate,
  createTime,
  documentation,
  eventsOf,
  expanding,
  listOf,
  stripeObjects,
  updateRules,
} from './stripe-object.ts';
import { payments } from './stripe-payments.ts';
import { platform } from './stripe-platform.ts';
import { expandedOfPrices, pricePages } from './stripe-prices.ts';
import { isGenuine } from './stripe-signature.ts';
import { usualConnector } from './usual-connector.ts';

/** What is less often read than customers and their invoices. */
const others = { ...payments, ...billing, ...platform, ...issuing };

function objectOf(
  name: keyof typeof stripeFields,
  list: ListEndpoint,
  write: WriteEndpoints,
  events?: ObjectEvents,
): Partial<ConnectorObject> {
  const fields = { source: 'list' as const, fields: stripeFields[name], documentation };
  return { list, write, fields, ...(events && { events }) };
}

const changes: Readonly<Record<string, FedChanges>> = {
  // When a coupon is attached, or taken away, only the discount has an event.
  customers: changesOf('customer', 'customer', { discount: 'data.object.customer' }),
  // When it is disputed, or a refund fails, only the dispute or the refund has an event.
  charges: changesOf('charge', 'charge', { dispute: 'data.object.charge', refund: 'data.object.charge' }),
  payment_intents: changesOf('payment_intent'),
  subscriptions: changesOf('subscription', 'customer.subscription'),
  invoices: changesOf('invoice'),
  products: changesOf('product'),
  prices: changesOf('price'),
  ...changesIn(others),
};

/**
 * Stripe. Its lists can be limited by the time of creation only, so a change is not seen in them. Events tell of changes
 * and deletions: webhooks bring them, and a list keeps them for 30 days. Charges and payment intents have events of other
 * kinds only, so nobody can subscribe to them, but the list has them. No event tells that a payment intent has other
 * metadata, a charge another shipping address: only a read of everything does.
 */
export const stripe = usualConnector({
  provider: 'stripe',
  displayName: 'Stripe',
  headers: { 'stripe-version': '2025-03-31.basil' },
  errors: {
    message: 'error.message',
    rules: [
      // The record whose id is the cursor is gone.
      { status: 400, member: 'error.param', text: 'starting_after', means: 'cursor_gone' },
      // Another request works on the same record.
      { status: 429, member: 'error.code', text: 'lock_timeout', means: 'conflict' },
      { status: 409, means: 'conflict' },
    ],
    documentation: `${documentation}/errors`,
  },
  // The limits of a test account. A live one may make four times as many calls.
  budgets: [
    {
      scope: 'account',
      calls: 'read',
      requests: 25,
      perMs: 1000,
      documentation: 'https://docs.stripe.com/rate-limits',
    },
    {
      scope: 'account',
      calls: 'write',
      requests: 25,
      perMs: 1000,
      documentation: 'https://docs.stripe.com/rate-limits',
    },
  ],
  webhooks: {
    signature: 'code',
    event: {
      id: 'id',
      type: 'type',
      typeRules: updateRules,
      recordId: 'data.object.id',
      changedFields: 'data.previous_attributes',
      documentation: `${documentation}/events/object`,
    },
    create: {
      request: {
        method: 'POST',
        path: '/v1/webhook_endpoints',
        encoding: 'form',
        documentation: `${documentation}/webhook_endpoints/create`,
      },
      address: { body: 'url' },
      events: { body: 'enabled_events' },
      id: 'id',
      secret: 'secret',
    },
    // An account has at most 16.
    list: {
      request: {
        path: '/v1/webhook_endpoints',
        query: { limit: '100' },
        documentation: `${documentation}/webhook_endpoints/list`,
      },
      records: 'data',
      id: 'id',
      address: 'url',
    },
    remove: {
      method: 'DELETE',
      path: '/v1/webhook_endpoints/{id}',
      documentation: `${documentation}/webhook_endpoints/delete`,
    },
    lookMs: 24 * 60 * 60_000,
  },
  functions: {
    secrets: {
      '*': 'client_secret',
      'identity/verification_sessions': 'client_secret url',
      'issuing/cards': 'cvc number',
    },
    changesOf: (objectName) => ownValue(changes, objectName),
    pagesOf: (objectName) => (objectName === 'prices' ? pricePages : undefined),
    toRecord: byReference({
      subscriptions: { default_tax_rates: 'id', items: itemsOf },
      subscription_items: { price: 'id', tax_rates: 'id' },
      invoices: { default_tax_rates: 'id' },
      invoiceitems: { tax_rates: 'id' },
      promotion_codes: { coupon: 'id' },
    }),
    isDeleted: (_, { deleted }) => deleted === true,
    events: { isGenuine, isAsMade: ({ status }) => status !== 'disabled' },
  },
  object: {
    record: { id: 'id', createTime },
    list: listOf([]),
    // A customer, a product or a draft that was deleted is answered with this mark, or not found.
    deletes: { source: 'feed', member: 'deleted', documentation: `${documentation}/customers/delete` },
    fields: { source: 'list', fields: stripeFields.customers, documentation },
  },
  objects: {
    customers: objectOf('customers', listOf(['email']), allWrites, eventsOf('customer')),
    charges: {
      ...objectOf('charges', listOf(['customer', 'payment_intent']), createAndUpdate),
    },
    payment_intents: {
      // Their events are those of states: https://docs.stripe.com/api/events/types
      displayName: 'Payment intents as of their last change of state',
      ...objectOf('payment_intents', listOf(['customer']), createAndUpdate),
      // Whoever has the secret can pay.
      record: { id: 'id', createTime, omit: ['client_secret'] },
    },
    // Without `status`, the list leaves out subscriptions that are canceled. A delete cancels.
    subscriptions: {
      ...objectOf(
        'subscriptions',
        listOf(['collection_method', 'customer', 'status'], { status: 'all' }),
        allWrites,
        eventsOf('customer.subscription'),
      ),
      // Stripe calls that a deletion.
      deletes: {
        source: 'feed',
        member: 'status',
        value: 'canceled',
        documentation: `${documentation}/subscriptions/cancel`,
      },
    },
    // Only a draft can be deleted. Stripe refuses the others.
    invoices: {
      ...objectOf(
        'invoices',
        listOf(['collection_method', 'customer', 'status']),
        allWrites,
        eventsOf('invoice'),
      ),
    },
    products: {
      ...objectOf('products', listOf(['active', 'url']), allWrites, eventsOf('product')),
      // The only object that says when it changed.
      record: {
        id: 'id',
        createTime,
        updateTime: { member: 'updated', format: 'epochSeconds', granularityMs: 1000, documentation },
      },
    },
    prices: {
      displayName: 'Prices without inline ones',
      ...objectOf(
        'prices',
        listOf(['active', 'currency', 'product', 'type']),
        { ...createAndUpdate, get: { path: '/v1/prices/{id}', query: expanding(expandedOfPrices) } },
        eventsOf('price'),
      ),
    },
    ...stripeObjects(others),
  },
});

/** A subscription answers its items as a list of records, and takes the ids of the items and of their prices. */
function itemsOf(items: PlainObject): unknown {
  if (!Array.isArray(items.data)) return items;
  return items.data.map(({ id, price, quantity }) => ({ id, price: price?.id, quantity }));
}
