import type { StripeObject } from './stripe-object.ts';

/**
 * Stripe's cards that are issued, and financial accounts: their lists in the vendor's own client for the version that is asked for (the package
 * stripe, version 18.0.0). What is seldom written is only read.
 */
export const issuing: Readonly<Record<string, StripeObject>> = {
  'issuing/authorizations': {
    ways: 'get',
    equals: 'card cardholder status',
    kind: 'issuing.authorization',
    events: 'issuing_authorization',
    fields: `id! object! created:int! livemode:boolean! amount:int! amount_details:other! approved:boolean!
      authorization_method! balance_transactions:other! card:other! cardholder:reference! currency!
      fleet:other! fraud_challenges:other! fuel:other! merchant_amount:int! merchant_currency!
      merchant_data:other! metadata:other network_data:other! pending_request:other! request_history:other!
      status! token:reference! transactions:other! treasury:other! verification_data:other!
      verified_by_fraud_challenge:boolean! wallet!`,
  },
  'issuing/cardholders': {
    ways: 'get',
    equals: 'email phone_number status type',
    kind: 'issuing.cardholder',
    events: 'issuing_cardholder',
    fields: `id! object! created:int! livemode:boolean! billing:other company:other email individual:other
      metadata:other name phone_number preferred_locales:other requirements:other! spending_controls:other
      status type`,
  },
  'issuing/cards': {
    omit: 'cvc number',
    ways: 'get',
    equals: 'cardholder last4 personalization_design status type',
    kind: 'issuing.card',
    events: 'issuing_card',
    fields: `id! object! created:int! livemode:boolean! brand! cancellation_reason cardholder:other currency 
      exp_month:int! exp_year:int! financial_account last4! metadata:other 
      personalization_design:reference replaced_by:reference! replacement_for:reference replacement_reason
      shipping:other spending_controls:other status type wallets:other!`,
  },
  'issuing/disputes': {
    ways: 'get',
    equals: 'status transaction',
    kind: 'issuing.dispute',
    events: 'issuing_dispute',
    fields: `id! object! created:int! livemode:boolean! amount:int balance_transactions:other! currency!
      evidence:other loss_reason! metadata:other status! transaction:reference treasury:other`,
  },
  'issuing/personalization_designs': {
    ways: 'get',
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! card_logo:reference carrier_text:other lookup_key
      metadata:other name physical_bundle:reference preferences:other rejection_reasons:other! status!`,
  },
  'issuing/physical_bundles': {
    ways: 'get',
    equals: 'status type',
    isTimed: false,
    fields: `id! object! livemode:boolean! features:other! name! status! type!`,
  },
  'issuing/tokens': {
    in: { object: 'issuing/cards', named: 'card' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! card:reference! device_fingerprint! last4! network!
      network_data:other! network_updated_at:int! status wallet_provider!`,
  },
  'issuing/transactions': {
    ways: 'get',
    equals: 'card cardholder type',
    kind: 'issuing.transaction',
    events: 'issuing_transaction',
    fields: `id! object! created:int! livemode:boolean! amount:int! amount_details:other! authorization:reference!
      balance_transaction:reference! card:reference! cardholder:reference! currency! dispute:reference!
      merchant_amount:int! merchant_currency! merchant_data:other! metadata:other network_data:other!
      purchase_details:other! token:reference! treasury:other! type! wallet!`,
  },
  'treasury/financial_accounts': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! active_features:other! balance:other! country!
      features:other financial_addresses:other! is_default:boolean! metadata:other nickname
      pending_features:other! platform_restrictions:other restricted_features:other! status!
      status_details:other! supported_currencies:other`,
  },
  'treasury/credit_reversals': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'received_credit status',
    fields: `id! object! created:int! livemode:boolean! amount:int! currency! financial_account!
      hosted_regulatory_receipt_url! metadata:other network! received_credit status!
      status_transitions:other! transaction:reference!`,
  },
  'treasury/debit_reversals': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'received_debit status',
    fields: `id! object! created:int! livemode:boolean! amount:int! currency! financial_account!
      hosted_regulatory_receipt_url! linked_flows:other! metadata:other network! received_debit status!
      status_transitions:other! transaction:reference!`,
  },
  'treasury/inbound_transfers': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int cancelable:boolean! currency description
      failure_details:other! financial_account hosted_regulatory_receipt_url! linked_flows:other!
      metadata:other origin_payment_method origin_payment_method_details:other! returned:boolean!
      statement_descriptor status! status_transitions:other! transaction:reference!`,
  },
  'treasury/outbound_payments': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'customer status',
    fields: `id! object! created:int! livemode:boolean! amount:int cancelable:boolean! currency customer
      description destination_payment_method destination_payment_method_details:other!
      end_user_details:other expected_arrival_date:int! financial_account hosted_regulatory_receipt_url!
      metadata:other returned_details:other! statement_descriptor status! status_transitions:other!
      tracking_details:other! transaction:reference!`,
  },
  'treasury/outbound_transfers': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int cancelable:boolean! currency description
      destination_payment_method destination_payment_method_details:other! expected_arrival_date:int!
      financial_account hosted_regulatory_receipt_url! metadata:other returned_details:other!
      statement_descriptor status! status_transitions:other! tracking_details:other! transaction:reference!`,
  },
  'treasury/received_credits': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int! currency! description! failure_code!
      financial_account! hosted_regulatory_receipt_url! initiating_payment_method_details:other!
      linked_flows:other! network! reversal_details:other! status! transaction:reference!`,
  },
  'treasury/received_debits': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int! currency! description! failure_code!
      financial_account! hosted_regulatory_receipt_url! initiating_payment_method_details:other!
      linked_flows:other! network! reversal_details:other! status! transaction:reference!`,
  },
  'treasury/transaction_entries': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'transaction',
    fields: `id! object! created:int! livemode:boolean! balance_impact:other! currency! effective_at:int!
      financial_account! flow! flow_details:other! flow_type! transaction:reference! type!`,
  },
  'treasury/transactions': {
    in: { object: 'treasury/financial_accounts', named: 'financial_account' },
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int! balance_impact:other! currency! description!
      entries:other! financial_account! flow! flow_details:other! flow_type! status!
      status_transitions:other!`,
  },
};
