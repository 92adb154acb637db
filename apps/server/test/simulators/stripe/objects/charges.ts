import { customers } from './customers.ts';
import { seededId } from './ids.ts';
import { paymentIntents } from './payment-intents.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/charges */
export const charges: StripeObject = {
  object: 'charge',
  eventName: 'charge',
  idPrefix: 'ch_',
  parameters: {
    amount: 'integer',
    currency: 'string',
    customer: 'customer',
    description: 'string',
    metadata: 'metadata',
    receipt_email: 'email',
    source: 'string',
  },
  createOnly: ['amount', 'currency', 'source'],
  required: ['amount', 'currency'],
  filters: ['customer', 'payment_intent'],
  deleting: 'none',
  blank: {
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null },
    captured: true,
    customer: null,
    description: null,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: {},
    paid: true,
    payment_intent: null,
    payment_method: null,
    receipt_email: null,
    refunded: false,
    status: 'succeeded',
  },
  derive: ({ amount }) => ({ amount_captured: amount }),
  seed(index, dice) {
    const amount = dice.int(500, 250_000);
    return {
      amount,
      amount_captured: amount,
      currency: dice.pick(['eur', 'usd', 'jpy']),
      customer: seededId(customers.idPrefix, index % 20),
      payment_intent: seededId(paymentIntents.idPrefix, index),
    };
  },
};
