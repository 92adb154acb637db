import type { ListedField } from '@dowel/schema/connector';

type Types = Readonly<Record<string, ListedField['type']>>;

/** Members that only Stripe sets. */
const givenByStripe: Types = { id: 'string', object: 'string', created: 'int', livemode: 'boolean' };

/** Amounts are integers in the smallest unit of the currency, and times are seconds since 1970. */
const customers = {
  writable: {
    address: 'other',
    balance: 'int',
    description: 'string',
    email: 'string',
    invoice_prefix: 'string',
    invoice_settings: 'other',
    metadata: 'other',
    name: 'string',
    phone: 'string',
    preferred_locales: 'other',
    shipping: 'other',
    tax_exempt: 'string',
  },
  readOnly: {
    currency: 'string',
    default_source: 'string',
    delinquent: 'boolean',
    discount: 'other',
  },
} as const;

const charges = {
  writable: {
    amount: 'int',
    currency: 'string',
    customer: 'reference',
    description: 'string',
    metadata: 'other',
    receipt_email: 'string',
  },
  readOnly: {
    amount_captured: 'int',
    amount_refunded: 'int',
    balance_transaction: 'reference',
    billing_details: 'other',
    captured: 'boolean',
    disputed: 'boolean',
    failure_code: 'string',
    failure_message: 'string',
    paid: 'boolean',
    payment_intent: 'reference',
    payment_method: 'reference',
    refunded: 'boolean',
    status: 'string',
  },
} as const;

const paymentIntents = {
  writable: {
    amount: 'int',
    currency: 'string',
    customer: 'reference',
    description: 'string',
    metadata: 'other',
    payment_method: 'reference',
    receipt_email: 'string',
  },
  readOnly: {
    amount_received: 'int',
    canceled_at: 'int',
    capture_method: 'string',
    latest_charge: 'reference',
    status: 'string',
  },
} as const;

const subscriptions = {
  writable: {
    cancel_at: 'int',
    cancel_at_period_end: 'boolean',
    collection_method: 'string',
    currency: 'string',
    customer: 'reference',
    default_payment_method: 'reference',
    items: 'other',
    metadata: 'other',
    trial_end: 'int',
  },
  readOnly: {
    billing_cycle_anchor: 'int',
    canceled_at: 'int',
    discounts: 'other',
    ended_at: 'int',
    latest_invoice: 'reference',
    start_date: 'int',
    status: 'string',
    trial_start: 'int',
  },
} as const;

const invoices = {
  writable: {
    collection_method: 'string',
    currency: 'string',
    customer: 'reference',
    due_date: 'int',
    metadata: 'other',
  },
  readOnly: {
    amount_due: 'int',
    amount_paid: 'int',
    amount_remaining: 'int',
    attempt_count: 'int',
    billing_reason: 'string',
    customer_email: 'string',
    hosted_invoice_url: 'string',
    invoice_pdf: 'string',
    lines: 'other',
    number: 'string',
    period_end: 'int',
    period_start: 'int',
    status: 'string',
    total: 'int',
  },
} as const;

const products = {
  writable: {
    active: 'boolean',
    default_price: 'reference',
    description: 'string',
    images: 'other',
    metadata: 'other',
    name: 'string',
    tax_code: 'string',
    url: 'string',
  },
  readOnly: { updated: 'int' },
} as const;

const prices = {
  writable: {
    active: 'boolean',
    currency: 'string',
    lookup_key: 'string',
    metadata: 'other',
    nickname: 'string',
    product: 'reference',
    recurring: 'other',
    tax_behavior: 'string',
    unit_amount: 'int',
  },
  readOnly: { billing_scheme: 'string', type: 'string' },
} as const;

/**
 * The fields of Stripe's objects. Stripe has no call that lists them, and custom fields are the keys of `metadata`.
 * Source: object-facts.md, section stripe, and https://docs.stripe.com/api for each object.
 */
export const stripeFields = {
  customers: toFields(customers),
  charges: toFields(charges),
  payment_intents: toFields(paymentIntents),
  subscriptions: toFields(subscriptions),
  invoices: toFields(invoices),
  products: toFields(products),
  prices: toFields(prices),
};

function toFields({ writable, readOnly }: { writable: Types; readOnly: Types }): ListedField[] {
  return [
    ...Object.entries(writable).map(([name, type]) => ({ name, type })),
    ...Object.entries({ ...givenByStripe, ...readOnly }).map(([name, type]) => ({
      name,
      type,
      readOnly: true,
    })),
  ];
}
