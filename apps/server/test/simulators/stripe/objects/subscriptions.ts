import { customers } from './customers.ts';
import { seededId } from './ids.ts';
import { prices } from './prices.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/subscriptions */
export const subscriptions: StripeObject = {
  object: 'subscription',
  eventName: 'customer.subscription',
  idPrefix: 'sub_',
  parameters: {
    cancel_at: 'integer',
    cancel_at_period_end: 'boolean',
    collection_method: 'string',
    currency: 'string',
    customer: 'customer',
    default_payment_method: 'string',
    items: 'items',
    metadata: 'metadata',
    trial_end: 'integer',
  },
  createOnly: ['customer', 'currency'],
  required: ['customer', 'items'],
  filters: ['collection_method', 'customer', 'status'],
  hidesCanceled: true,
  deleting: 'cancels',
  blank: {
    billing_cycle_anchor: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    currency: 'usd',
    default_payment_method: null,
    discounts: [],
    ended_at: null,
    latest_invoice: null,
    metadata: {},
    start_date: null,
    status: 'active',
    trial_end: null,
    trial_start: null,
  },
  seed(index, dice) {
    const isCanceled = index % 4 === 3;
    const item = {
      id: seededId('si_', index),
      object: 'subscription_item',
      price: seededId(prices.idPrefix, index % 5),
      quantity: dice.int(1, 9),
    };
    return {
      currency: 'eur',
      customer: seededId(customers.idPrefix, index % 20),
      items: { object: 'list', data: [item], has_more: false },
      ...(isCanceled && { status: 'canceled', canceled_at: 1_750_000_000, ended_at: 1_750_000_000 }),
    };
  },
};
