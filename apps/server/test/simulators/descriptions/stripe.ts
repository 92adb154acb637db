import type { DocumentedObject, MadeUp, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';
import type { EventNames } from '../general/webhook-description.ts';
import { Refused } from '../refusal.ts';
import { eventRoutes, nameOfEvent } from './stripe-events.ts';

const reference = 'https://docs.stripe.com/api';

const all = (named: string): EventNames => ({
  create: `${named}.created`,
  update: `${named}.updated`,
  delete: `${named}.deleted`,
});

/** An object of whose changes events tell. Most events begin with what a record has in its member `object`. */
function told(object: string, events: string | EventNames = object): DocumentedObject {
  return {
    singular: object,
    events: typeof events === 'string' ? all(events) : events,
    record: { id: '{id}', '...': '{values}', object: '{singular}', created: '{created}' },
  };
}

interface WrittenObject extends Pick<DocumentedObject, 'required' | 'hidden'> {
  readonly id: string;
  readonly events: string | EventNames;
  readonly values?: Readonly<Record<string, MadeUp>>;
  readonly gives?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly parameters?: ListDescription['parameters'];
}

const created: ListDescription['parameters'] = {
  'created[gt]': { time: 'createTime', is: '>' },
  'created[gte]': { time: 'createTime', is: '>=' },
  'created[lt]': { time: 'createTime', is: '<' },
  'created[lte]': { time: 'createTime', is: '<=' },
};

/** An object that is written too. */
function written(
  name: string,
  { id, events, values, gives, parameters, ...needs }: WrittenObject,
): DocumentedObject {
  const object = name.slice(0, -1);
  return {
    ...told(object, events),
    ...needs,
    name,
    id: `${id}_{n:6}`,
    create: { status: 200, gives: { ...gives, metadata: {} } },
    delete: { answer: { id: '{id}', object, deleted: true } },
    list: { parameters: { ...created, ...parameters } },
    values: { metadata: { always: {} }, customer: { idOf: 'customers', among: 20 }, ...values },
  };
}

/** Lists that want to know below which record, by a parameter. */
const within = (parameter: string, object: string): DocumentedObject => ({ within: { [parameter]: object } });
const ofAccount = within('financial_account', '/v1/treasury/financial_accounts');

const error = { code: '{code}', message: '{message}', param: '{field}', type: 'invalid_request_error' };

/** Stripe's API, version 1. */
export const stripe: ProviderDescription = {
  provider: 'stripe',
  documentation: [
    `${reference}/pagination`,
    `${reference}/errors`,
    `${reference}/idempotent_requests`,
    `${reference}/events/types`,
    `${reference}/webhook_endpoints`,
    'https://docs.stripe.com/webhooks/signature',
  ],
  signIn: {},
  errors: {
    body: { error },
    bodies: {
      notFound: { error: { ...error, param: 'id' } },
      // This parameter has the id of a record that does not exist.
      cursorGone: { error: { ...error, param: 'starting_after' } },
      conflict: { error: { ...error, type: 'idempotency_error' } },
      serverError: { error: { ...error, type: 'api_error' } },
    },
    codes: {
      notFound: 'resource_missing',
      rateLimited: 'rate_limit',
      quotaSpent: 'rate_limit',
      cursorGone: 'resource_missing',
      badValue: 'parameter_invalid_integer',
      unknownField: 'parameter_unknown',
      missingField: 'parameter_missing',
      conflict: 'idempotency_key_in_use',
    },
    messages: {
      unauthorized: 'Invalid API Key provided: sk_test_****************************',
      forbidden: 'The provided key does not have the required permissions.',
      rateLimited: 'Request rate limit exceeded.',
      quotaSpent: 'Request rate limit exceeded.',
      notFound: 'No such {singular}',
      unknownField: 'Received unknown parameter: {field}',
      missingField: 'Missing required param: {field}.',
      serverError: 'An unknown error occurred.',
    },
  },
  fixed: {
    // https://docs.stripe.com/api/accounts/object
    'GET /v1/account': {
      id: 'acct_{account}',
      object: 'account',
      business_profile: { url: 'https://acme.example' },
      settings: { dashboard: { display_name: 'Acme' } },
    },
  },
  object: {
    times: 'epochSeconds',
    record: { id: '{id}', '...': '{values}', created: '{created}' },
    list: {
      paging: { by: 'lastId', parameter: 'starting_after' },
      size: { parameter: 'limit', max: 100, usual: 10 },
      orderBy: 'createTime',
      isDescending: true,
      isIndexed: true,
      answer: { object: 'list', data: '{records}', has_more: '{more}', url: '/v1' },
    },
    create: { onceBy: 'idempotency-key' },
    sent: { as: 'form' },
  },
  objects: {},
  documented: {
    '/v1/customers': written('customers', {
      id: 'cus',
      hidden: ['cash_balance', 'invoice_credit_balance', 'sources', 'subscriptions', 'tax', 'tax_ids'],
      events: 'customer',
      values: { email: { text: 'person{n}@mail.example' }, tax_exempt: { always: 'none' } },
    }),
    // A charge is made when it is paid.
    '/v1/charges': written('charges', {
      id: 'ch',
      events: { ...all('charge'), create: 'charge.succeeded' },
      required: ['amount', 'currency'],
      hidden: ['refunds'],
      values: { payment_intent: { idOf: 'payment_intents', among: 20 } },
      gives: { status: 'succeeded', paid: true, captured: true, refunded: false, disputed: false },
    }),
    // A payment intent has events for its states.
    '/v1/payment_intents': written('payment_intents', {
      id: 'pi',
      events: { ...all('payment_intent'), update: 'payment_intent.processing' },
      gives: { status: 'requires_payment_method' },
    }),
    // Without `status`, the list leaves out what is canceled.
    '/v1/subscriptions': written('subscriptions', {
      id: 'sub',
      required: ['customer', 'items'],
      events: 'customer.subscription',
      values: { status: { oneOf: ['active', 'active', 'active', 'canceled'] } },
      gives: { status: 'active' },
      parameters: { status: { field: 'status', all: 'all', usual: '-canceled' } },
    }),
    '/v1/invoices': written('invoices', {
      id: 'in',
      required: ['customer'],
      hidden: ['confirmation_secret', 'payments'],
      events: 'invoice',
      values: { status: { oneOf: ['paid', 'open'] } },
      gives: { status: 'draft' },
    }),
    // The only one that says when it changed.
    '/v1/products': {
      ...written('products', { id: 'prod', events: 'product', gives: { active: true } }),
      record: {
        id: '{id}',
        '...': '{values}',
        object: 'product',
        created: '{created}',
        updated: '{updated}',
      },
    },
    // Without `active`, the list leaves out what is inactive: https://docs.stripe.com/api/prices/list
    '/v1/prices': written('prices', {
      id: 'price',
      required: ['currency', 'product'],
      events: 'price',
      values: { product: { idOf: 'products', among: 10 }, active: { oneOf: [true, true, true, false] } },
      gives: { active: true, type: 'one_time' },
      parameters: { active: { field: 'active', usual: 'true' } },
    }),

    '/v1/billing/credit_balance_transactions': within('customer', 'customers'),
    '/v1/entitlements/active_entitlements': within('customer', 'customers'),
    '/v1/financial_connections/transactions': within('account', '/v1/financial_connections/accounts'),
    '/v1/issuing/tokens': within('card', '/v1/issuing/cards'),
    '/v1/radar/value_list_items': within('value_list', '/v1/radar/value_lists'),
    '/v1/setup_attempts': within('setup_intent', '/v1/setup_intents'),
    '/v1/subscription_items': within('subscription', 'subscriptions'),
    '/v1/treasury/credit_reversals': ofAccount,
    '/v1/treasury/debit_reversals': ofAccount,
    '/v1/treasury/inbound_transfers': ofAccount,
    '/v1/treasury/outbound_payments': ofAccount,
    '/v1/treasury/outbound_transfers': ofAccount,
    '/v1/treasury/received_credits': ofAccount,
    '/v1/treasury/received_debits': ofAccount,
    '/v1/treasury/transaction_entries': ofAccount,
    '/v1/treasury/transactions': ofAccount,

    '/v1/billing/credit_grants': told('billing.credit_grant'),
    '/v1/billing/meters': told('billing.meter'),
    '/v1/billing_portal/configurations': told('billing_portal.configuration'),
    '/v1/coupons': told('coupon'),
    '/v1/credit_notes': told('credit_note'),
    '/v1/disputes': told('dispute', 'charge.dispute'),
    '/v1/issuing/authorizations': told('issuing.authorization', 'issuing_authorization'),
    '/v1/issuing/cardholders': told('issuing.cardholder', 'issuing_cardholder'),
    '/v1/issuing/cards': told('issuing.card', 'issuing_card'),
    '/v1/issuing/disputes': told('issuing.dispute', 'issuing_dispute'),
    '/v1/issuing/transactions': told('issuing.transaction', 'issuing_transaction'),
    // It does not say when it was created.
    '/v1/payment_links': {
      ...told('payment_link'),
      hidden: ['line_items'],
      record: { id: '{id}', '...': '{values}', object: 'payment_link' },
    },
    '/v1/checkout/sessions': { hidden: ['line_items'] },
    '/v1/quotes': { hidden: ['line_items'] },
    '/v1/payouts': told('payout'),
    '/v1/plans': told('plan'),
    '/v1/promotion_codes': told('promotion_code'),
    '/v1/radar/early_fraud_warnings': told('radar.early_fraud_warning'),
    '/v1/refunds': told('refund'),
    '/v1/subscription_schedules': told('subscription_schedule'),
    '/v1/tax_rates': told('tax_rate'),
    '/v1/transfers': told('transfer'),
  },
  webhooks: {
    subscriptions: {
      path: '/v1/webhook_endpoints',
      as: 'form',
      url: 'url',
      events: 'enabled_events',
      takes: {},
      createdStatus: 200,
      shown: {
        id: '{id}',
        object: 'webhook_endpoint',
        url: '{url}',
        enabled_events: '{events}',
        status: 'enabled',
      },
      // Only this answer has the secret.
      created: { '...': '{webhook}', secret: '{secret}' },
      listed: { object: 'list', data: '{webhooks}', has_more: false, url: '/v1/webhook_endpoints' },
      removed: { object: 'webhook_endpoint', deleted: true },
    },
    message: {
      id: 'evt_{uuid}',
      object: 'event',
      type: '{event}',
      created: '{seconds}',
      data: { object: '{record}' },
    },
    messages: {
      update: {
        id: 'evt_{uuid}',
        object: 'event',
        type: '{event}',
        created: '{seconds}',
        data: { object: '{record}', previous_attributes: '{previous}' },
      },
    },
    signature: { hash: 'sha256', of: '{seconds}.{body}', encoding: 'hex', secret: 'subscription' },
    headers: { 'stripe-signature': 't={seconds},v1={signature}' },
  },
  functions: {
    event: nameOfEvent,
    routes: eventRoutes,
    stored(_, { name, type }, value, before) {
      if (name === 'email' && value !== null && !String(value).includes('@')) {
        throw new Refused('badValue', `Invalid email address: ${value}`, {
          field: name,
          code: 'email_invalid',
        });
      }
      if (name === 'items' && Array.isArray(value)) {
        const data = value.map(({ quantity = 1, ...item }) => ({ ...item, quantity: Number(quantity) }));
        return { object: 'list', data, has_more: false };
      }
      // Metadata keeps the keys that are not named. A key with an empty text goes away.
      if (name === 'metadata') {
        const keys = Object.entries({ ...Object(before), ...Object(value) });
        return value === null ? {} : Object.fromEntries(keys.filter(([, one]) => one !== ''));
      }
      return type === 'list' && value === null ? [] : value;
    },
  },
};
