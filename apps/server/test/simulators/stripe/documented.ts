import type { DescribedLists } from '../general/general-dialect.ts';
import { OBJECTS } from './objects.ts';

const FINANCIAL_ACCOUNT = ['financial_account', '/v1/treasury/financial_accounts'] as const;

/** Parameters that a list cannot do without, and the object whose id they take. */
const WITHIN: Readonly<Record<string, readonly [parameter: string, object: string]>> = {
  '/v1/billing/credit_balance_transactions': ['customer', 'customers'],
  '/v1/entitlements/active_entitlements': ['customer', 'customers'],
  '/v1/financial_connections/transactions': ['account', '/v1/financial_connections/accounts'],
  '/v1/issuing/tokens': ['card', '/v1/issuing/cards'],
  '/v1/radar/value_list_items': ['value_list', '/v1/radar/value_lists'],
  '/v1/setup_attempts': ['setup_intent', '/v1/setup_intents'],
  '/v1/subscription_items': ['subscription', 'subscriptions'],
  '/v1/treasury/credit_reversals': FINANCIAL_ACCOUNT,
  '/v1/treasury/debit_reversals': FINANCIAL_ACCOUNT,
  '/v1/treasury/inbound_transfers': FINANCIAL_ACCOUNT,
  '/v1/treasury/outbound_payments': FINANCIAL_ACCOUNT,
  '/v1/treasury/outbound_transfers': FINANCIAL_ACCOUNT,
  '/v1/treasury/received_credits': FINANCIAL_ACCOUNT,
  '/v1/treasury/received_debits': FINANCIAL_ACCOUNT,
  '/v1/treasury/transaction_entries': FINANCIAL_ACCOUNT,
  '/v1/treasury/transactions': FINANCIAL_ACCOUNT,
};

/**
 * What the lists have in common that only the vendor's client has (`stripe.digest`).
 * https://docs.stripe.com/api/pagination
 */
export const documented: DescribedLists = {
  documentation: ['https://docs.stripe.com/api/pagination', 'https://docs.stripe.com/api/events/types'],
  object: {
    times: 'epochSeconds',
    record: { id: '{id}', '...': '{values}', created: '{created}' },
    list: {
      paging: { by: 'lastId', parameter: 'starting_after' },
      size: { parameter: 'limit', max: 100, usual: 10 },
      orderBy: 'createTime',
      isDescending: true,
      answer: { object: 'list', data: '{records}', has_more: '{more}', url: '/v1' },
    },
  },
  elsewhere: Object.fromEntries(Object.keys(OBJECTS).map((name) => [`/v1/${name}`, name])),
  // These lists want to know below which record.
  documented: Object.fromEntries(
    Object.entries(WITHIN).map(([path, [parameter, above]]) => [path, { within: { [parameter]: above } }]),
  ),
};

interface ToldObject {
  /** Its name in the member `object`. */
  readonly object: string;
  /** What its events begin with, if that is another name. */
  readonly eventName?: string;
}

/** The objects of those lists of whose changes events tell. https://docs.stripe.com/api/events/types */
export const TOLD: Readonly<Record<string, ToldObject>> = {
  '/v1/billing/credit_grants': { object: 'billing.credit_grant' },
  '/v1/billing/meters': { object: 'billing.meter' },
  '/v1/billing_portal/configurations': { object: 'billing_portal.configuration' },
  '/v1/coupons': { object: 'coupon' },
  '/v1/credit_notes': { object: 'credit_note' },
  '/v1/disputes': { object: 'dispute', eventName: 'charge.dispute' },
  '/v1/issuing/authorizations': { object: 'issuing.authorization', eventName: 'issuing_authorization' },
  '/v1/issuing/cardholders': { object: 'issuing.cardholder', eventName: 'issuing_cardholder' },
  '/v1/issuing/cards': { object: 'issuing.card', eventName: 'issuing_card' },
  '/v1/issuing/disputes': { object: 'issuing.dispute', eventName: 'issuing_dispute' },
  '/v1/issuing/transactions': { object: 'issuing.transaction', eventName: 'issuing_transaction' },
  '/v1/payment_links': { object: 'payment_link' },
  '/v1/payouts': { object: 'payout' },
  '/v1/plans': { object: 'plan' },
  '/v1/promotion_codes': { object: 'promotion_code' },
  '/v1/radar/early_fraud_warnings': { object: 'radar.early_fraud_warning' },
  '/v1/refunds': { object: 'refund' },
  '/v1/subscription_schedules': { object: 'subscription_schedule' },
  '/v1/tax_rates': { object: 'tax_rate' },
  '/v1/transfers': { object: 'transfer' },
};
