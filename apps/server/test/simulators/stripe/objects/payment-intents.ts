import { customers } from './customers.ts';
import { seededId } from './ids.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/payment_intents */
export const paymentIntents: StripeObject = {
  object: 'payment_intent',
  eventName: 'payment_intent',
  idPrefix: 'pi_',
  parameters: {
    amount: 'integer',
    currency: 'string',
    customer: 'customer',
    description: 'string',
    metadata: 'metadata',
    payment_method: 'string',
    receipt_email: 'email',
  },
  createOnly: [],
  required: ['amount', 'currency'],
  filters: ['customer'],
  deleting: 'none',
  blank: {
    amount_received: 0,
    canceled_at: null,
    capture_method: 'automatic',
    customer: null,
    description: null,
    latest_charge: null,
    metadata: {},
    payment_method: null,
    receipt_email: null,
    status: 'requires_payment_method',
  },
  seed(index, dice) {
    const amount = dice.int(500, 250_000);
    return {
      amount,
      amount_received: amount,
      currency: dice.pick(['eur', 'usd', 'jpy']),
      customer: seededId(customers.idPrefix, index % 20),
      status: 'succeeded',
    };
  },
};
