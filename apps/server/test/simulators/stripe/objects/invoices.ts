import { customers } from './customers.ts';
import { seededId } from './ids.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/invoices */
export const invoices: StripeObject = {
  object: 'invoice',
  eventName: 'invoice',
  idPrefix: 'in_',
  parameters: {
    collection_method: 'string',
    currency: 'string',
    customer: 'customer',
    due_date: 'integer',
    metadata: 'metadata',
  },
  createOnly: ['currency', 'customer'],
  required: ['customer'],
  filters: ['collection_method', 'customer', 'status'],
  deleting: 'removesDrafts',
  blank: {
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    attempt_count: 0,
    billing_reason: 'manual',
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer_email: null,
    due_date: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data: [], has_more: false },
    metadata: {},
    number: null,
    period_end: null,
    period_start: null,
    status: 'draft',
    total: 0,
  },
  seed(index, dice) {
    const total = dice.int(500, 250_000);
    const isPaid = dice.int(0, 1) === 0;
    return {
      amount_due: total,
      amount_paid: isPaid ? total : 0,
      amount_remaining: isPaid ? 0 : total,
      billing_reason: 'subscription_cycle',
      currency: 'eur',
      customer: seededId(customers.idPrefix, index % 20),
      number: `JUN-${String(index + 1).padStart(4, '0')}`,
      status: isPaid ? 'paid' : 'open',
      total,
    };
  },
};
