import { createHash } from 'node:crypto';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { personOf, pick } from '../seeded.ts';

type Values = Readonly<Record<string, unknown>>;

/** One object of Stripe's API. Its page is https://docs.stripe.com/api/ with its name in the address. */
export interface StripeObject {
  /** Its name in the member `object`. */
  readonly object: string;
  /** Its name in the names of its events, if that is another one. */
  readonly eventName?: string;
  readonly idPrefix: string;
  /**
   * What a create takes, with its kind, and which of it an update takes too. Anything else is an unknown parameter.
   * `customer` and `product` are ids of records that must exist.
   */
  readonly parameters: string;
  /** The members that the list can be limited by, besides `created`. */
  readonly filters: readonly string[];
  /** The record says when it changed, in `updated`. Most objects do not. */
  readonly hasUpdateTime?: boolean;
  /** Without `status`, the list leaves out what is canceled. `status=all` lists it too. */
  readonly hidesCanceled?: boolean;
  /** What `DELETE` does. Some objects have none, and only drafts of an invoice can be deleted. */
  readonly deleting?: 'removes' | 'cancels' | 'removesDrafts';
  /** What a new record has in its members, unless the create says otherwise. */
  readonly blank: Values;
  /** What follows from the parameters of a new record. */
  derive?(values: Values): Record<string, unknown>;
  /** What the record of a seeded account has in its members. */
  seed(index: number): Record<string, unknown>;
}

/** How Stripe reads one parameter of a write. */
export interface Parameter {
  readonly kind: string;
  readonly isRequired: boolean;
  /** An update does not take it. */
  readonly isFixed: boolean;
}

/** The id of the nth seeded record. Like Stripe's own, ids are in no order. */
function seededId(idPrefix: string, index: number): string {
  return `${idPrefix}${shortHash(`${idPrefix}${index}`)}`;
}

/** Letters and digits that stand for a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64').replaceAll(/[+/=]/g, '').slice(0, 14);
}

/** Members that are empty in a new record. */
const nothing = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));

const ofCustomer = (index: number) => ({ customer: seededId('cus_', index % 20) });
const amountOf = (index: number) => 500 + ((index * 7919) % 250_000);
const PAID = { currency: 'eur' };

/** The objects by their name in the address: `/v1/customers`. */
export const OBJECTS: Readonly<Record<string, StripeObject>> = {
  customers: {
    object: 'customer',
    idPrefix: 'cus_',
    parameters: `address:map balance:integer description:string email:email invoice_prefix:string invoice_settings:map
      metadata:metadata name:string phone:string preferred_locales:list shipping:map tax_exempt:string`,
    filters: ['email'],
    deleting: 'removes',
    blank: {
      ...nothing(
        'address currency default_source description discount email invoice_prefix name phone shipping',
      ),
      balance: 0,
      delinquent: false,
      invoice_settings: nothing('default_payment_method footer'),
      metadata: {},
      preferred_locales: [],
      tax_exempt: 'none',
    },
    seed: (index) => ({
      address: {
        ...nothing('line2 state'),
        city: pick(WORDS.city, index),
        country: 'NL',
        line1: '1 Mill Lane',
      },
      description: index % 2 === 0 ? null : pick(WORDS.nextStep, index),
      // Some customers share the address of their company.
      email: index % 4 === 0 ? 'billing@juniper.example' : `person${index + 1}@mail.example`,
      metadata: index % 2 === 0 ? {} : { plan: pick(['basic', 'team'], index) },
      name: personOf(index),
      phone: `+1 201 555 01${String(index % 100).padStart(2, '0')}`,
    }),
  },
  charges: {
    object: 'charge',
    idPrefix: 'ch_',
    parameters: `amount:integer:required:fixed currency:string:required:fixed customer:customer description:string
      metadata:metadata receipt_email:email source:string:fixed`,
    filters: ['customer', 'payment_intent'],
    blank: {
      ...nothing('balance_transaction customer description failure_code failure_message payment_intent'),
      ...nothing('payment_method receipt_email'),
      amount_captured: 0,
      amount_refunded: 0,
      billing_details: nothing('address email name phone'),
      captured: true,
      disputed: false,
      metadata: {},
      paid: true,
      refunded: false,
      status: 'succeeded',
    },
    derive: ({ amount }) => ({ amount_captured: amount }),
    seed: (index) => ({
      amount: amountOf(index),
      amount_captured: amountOf(index),
      currency: pick(['eur', 'usd', 'jpy'], index),
      ...ofCustomer(index),
      payment_intent: seededId('pi_', index),
    }),
  },
  payment_intents: {
    object: 'payment_intent',
    idPrefix: 'pi_',
    parameters: `amount:integer:required currency:string:required customer:customer description:string
      metadata:metadata payment_method:string receipt_email:email`,
    filters: ['customer'],
    blank: {
      ...nothing('canceled_at customer description latest_charge payment_method receipt_email'),
      amount_received: 0,
      capture_method: 'automatic',
      metadata: {},
      status: 'requires_payment_method',
    },
    seed: (index) => ({
      amount: amountOf(index),
      amount_received: amountOf(index),
      currency: pick(['eur', 'usd', 'jpy'], index),
      ...ofCustomer(index),
      status: 'succeeded',
    }),
  },
  subscriptions: {
    object: 'subscription',
    eventName: 'customer.subscription',
    idPrefix: 'sub_',
    parameters: `cancel_at:integer cancel_at_period_end:boolean collection_method:string currency:string:fixed
      customer:customer:required:fixed default_payment_method:string items:items:required metadata:metadata
      trial_end:integer`,
    filters: ['collection_method', 'customer', 'status'],
    hidesCanceled: true,
    deleting: 'cancels',
    blank: {
      ...nothing('billing_cycle_anchor cancel_at canceled_at default_payment_method ended_at latest_invoice'),
      ...nothing('start_date trial_end trial_start'),
      cancel_at_period_end: false,
      collection_method: 'charge_automatically',
      currency: 'usd',
      discounts: [],
      metadata: {},
      status: 'active',
    },
    seed(index) {
      const ended = 1_750_000_000;
      const id = seededId('si_', index);
      const item = { id, object: 'subscription_item', price: seededId('price_', index % 5), quantity: 1 };
      return {
        ...PAID,
        ...ofCustomer(index),
        items: { object: 'list', data: [item], has_more: false },
        ...(index % 4 === 3 && { status: 'canceled', canceled_at: ended, ended_at: ended }),
      };
    },
  },
  invoices: {
    object: 'invoice',
    idPrefix: 'in_',
    parameters: `collection_method:string currency:string:fixed customer:customer:required:fixed due_date:integer
      metadata:metadata`,
    filters: ['collection_method', 'customer', 'status'],
    deleting: 'removesDrafts',
    blank: {
      ...nothing('customer_email due_date hosted_invoice_url invoice_pdf number period_end period_start'),
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      attempt_count: 0,
      billing_reason: 'manual',
      collection_method: 'charge_automatically',
      currency: 'usd',
      lines: { object: 'list', data: [], has_more: false },
      metadata: {},
      status: 'draft',
      total: 0,
    },
    seed(index) {
      const total = amountOf(index);
      const isPaid = index % 2 === 0;
      return {
        amount_due: total,
        amount_paid: isPaid ? total : 0,
        amount_remaining: isPaid ? 0 : total,
        billing_reason: 'subscription_cycle',
        ...PAID,
        ...ofCustomer(index),
        number: `JUN-${String(index + 1).padStart(4, '0')}`,
        status: isPaid ? 'paid' : 'open',
        total,
      };
    },
  },
  products: {
    object: 'product',
    idPrefix: 'prod_',
    parameters: `active:boolean default_price:string description:string images:list metadata:metadata
      name:string:required tax_code:string url:string`,
    filters: ['active', 'url'],
    hasUpdateTime: true,
    deleting: 'removes',
    blank: {
      ...nothing('default_price description tax_code url'),
      active: true,
      images: [],
      metadata: {},
    },
    seed: (index) => ({
      active: index % 5 !== 4,
      name: `${pick(WORDS.companyStart, index)} ${pick(WORDS.dealSubject, index)} ${index + 1}`,
    }),
  },
  prices: {
    object: 'price',
    idPrefix: 'price_',
    parameters: `active:boolean currency:string:required:fixed lookup_key:string metadata:metadata nickname:string
      product:product:required:fixed recurring:recurring:fixed tax_behavior:string unit_amount:integer:fixed`,
    filters: ['active', 'currency', 'product', 'type'],
    blank: {
      ...nothing('lookup_key nickname recurring unit_amount'),
      active: true,
      billing_scheme: 'per_unit',
      metadata: {},
      tax_behavior: 'unspecified',
      type: 'one_time',
    },
    derive: ({ recurring }) => ({ type: recurring === null ? 'one_time' : 'recurring' }),
    seed: (index) => ({
      ...PAID,
      product: seededId('prod_', index % 10),
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      unit_amount: 500 + (index % 90) * 100,
    }),
  },
};

/** The parameters that writes of an object take, by name. */
export function parametersOf({ parameters }: StripeObject): ReadonlyMap<string, Parameter> {
  return new Map(
    fieldsIn(parameters).map(({ name, type, isRequired, fixed }) => [
      name,
      { kind: type, isRequired: isRequired === true, isFixed: fixed === true },
    ]),
  );
}

/** An object as the store knows it. */
export function toSimulated(object: StripeObject): SimulatedObject {
  const kinds = parametersOf(object);
  const valuesOf = (index: number) => ({ ...object.blank, ...object.seed(index) });
  return {
    fields: Object.entries(valuesOf(0)).map(([name, value]) => ({
      name,
      type: kinds.get(name)?.kind ?? typeof value,
    })),
    idOf: (index) => seededId(object.idPrefix, index),
    valuesOf,
  };
}
