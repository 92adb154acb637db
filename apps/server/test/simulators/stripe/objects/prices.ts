import { seededId } from './ids.ts';
import { products } from './products.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/prices */
export const prices: StripeObject = {
  object: 'price',
  eventName: 'price',
  idPrefix: 'price_',
  parameters: {
    active: 'boolean',
    currency: 'string',
    lookup_key: 'string',
    metadata: 'metadata',
    nickname: 'string',
    product: 'product',
    recurring: 'recurring',
    tax_behavior: 'string',
    unit_amount: 'integer',
  },
  createOnly: ['currency', 'product', 'recurring', 'unit_amount'],
  required: ['currency', 'product'],
  filters: ['active', 'currency', 'product', 'type'],
  deleting: 'none',
  blank: {
    active: true,
    billing_scheme: 'per_unit',
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    type: 'one_time',
    unit_amount: null,
  },
  derive: ({ recurring }) => ({ type: recurring === null ? 'one_time' : 'recurring' }),
  seed(index, dice) {
    return {
      currency: 'eur',
      nickname: dice.int(0, 1) === 0 ? null : 'Standard',
      product: seededId(products.idPrefix, index % 10),
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      unit_amount: dice.int(5, 900) * 100,
    };
  },
};
