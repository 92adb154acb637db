import type { StripeObject } from './stripe-object.ts';

/**
 * Stripe's connected accounts, and what is sold and reported beside payments: their lists in the vendor's own client for the version that is asked for (the package
 * stripe, version 18.0.0). What is seldom written is only read.
 */
export const platform: Readonly<Record<string, StripeObject>> = {
  accounts: {
    fields: `id! object! created:int! business_profile:other business_type capabilities:other
      charges_enabled:boolean! company:other controller:other country default_currency
      details_submitted:boolean! email external_accounts:other! future_requirements:other! groups:other
      individual:other metadata:other payouts_enabled:boolean! requirements:other! settings:other
      tos_acceptance:other type`,
  },
  'accounts/external_accounts': {
    in: { object: 'accounts', named: 'account', path: '/v1/accounts/{account}/external_accounts' },
    equals: 'object',
    isTimed: false,
    fields: `id! object! account:reference! account_holder_name account_holder_type account_type
      available_payout_methods:other! bank_name! country! currency! customer:reference!
      default_for_currency:boolean fingerprint! future_requirements:other! last4! metadata:other
      requirements:other! routing_number! status! address_city address_country address_line1
      address_line1_check! address_line2 address_state address_zip address_zip_check! allow_redisplay!
      brand! cvc_check! description! dynamic_last4! exp_month:int exp_year:int funding! iin! issuer! name
      networks:other! regulated_status! tokenization_method!`,
  },
  'accounts/persons': {
    in: { object: 'accounts', named: 'account', path: '/v1/accounts/{account}/persons' },
    fields: `id! object! created:int! account! additional_tos_acceptances:other address:other address_kana:other
      address_kanji:other dob:other email first_name first_name_kana first_name_kanji
      full_name_aliases:other future_requirements:other! gender id_number_provided:boolean!
      id_number_secondary_provided:boolean! last_name last_name_kana last_name_kanji maiden_name
      metadata:other nationality phone political_exposure registered_address:other relationship:other
      requirements:other! ssn_last_4_provided:boolean! verification:other`,
  },
  'accounts/capabilities': {
    isPaged: false,
    // A capability has the same id in every account.
    in: {
      object: 'accounts',
      named: 'account',
      path: '/v1/accounts/{account}/capabilities',
      idField: 'accountAndId',
    },
    isTimed: false,
    fields: `id! object! account:reference! future_requirements:other! requested:boolean requested_at:int!
      requirements:other! status!`,
  },
  application_fees: {
    ways: 'get',
    equals: 'charge',
    fields: `id! object! created:int! livemode:boolean! account:reference! amount:int! amount_refunded:int!
      application:reference! balance_transaction:reference! charge:reference! currency! fee_source:other!
      originating_transaction:reference! refunded:boolean! refunds:other!`,
  },
  'application_fees/refunds': {
    in: {
      object: 'application_fees',
      named: 'application_fee',
      path: '/v1/application_fees/{application_fee}/refunds',
    },
    fields: `id! object! created:int! amount:int balance_transaction:reference! currency! fee:reference!
      metadata:other`,
  },
  transfers: {
    ways: 'create update get',
    equals: 'destination transfer_group',
    kind: 'transfer',
    fields: `id! object! created:int! livemode:boolean! amount:int amount_reversed:int!
      balance_transaction:reference! currency description destination:reference
      destination_payment:reference! metadata:other reversals:other! reversed:boolean!
      source_transaction:reference source_type transfer_group`,
  },
  'transfers/reversals': {
    in: { object: 'transfers', named: 'transfer', path: '/v1/transfers/{transfer}/reversals' },
    fields: `id! object! created:int! amount:int balance_transaction:reference! currency!
      destination_payment_refund:reference! metadata:other source_refund:reference! transfer:reference!`,
  },
  'climate/orders': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! amount_fees:int! amount_subtotal:int! amount_total:int!
      beneficiary:other canceled_at:int! cancellation_reason! certificate! confirmed_at:int! currency
      delayed_at:int! delivered_at:int! delivery_details:other! expected_delivery_year:int! metadata:other
      metric_tons product:reference product_substituted_at:int! status!`,
  },
  'climate/products': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! current_prices_per_metric_ton:other! delivery_year:int!
      metric_tons_available! name! suppliers:other!`,
  },
  'climate/suppliers': {
    ways: 'get',
    isTimed: false,
    fields: `id! object! livemode:boolean! info_url! locations:other! name! removal_pathway!`,
  },
  country_specs: {
    ways: 'get',
    isTimed: false,
    fields: `id! object! default_currency! supported_bank_account_currencies:other!
      supported_payment_currencies:other! supported_payment_methods:other!
      supported_transfer_countries:other! verification_fields:other!`,
  },
  exchange_rates: {
    ways: 'get',
    isTimed: false,
    fields: `id! object! rates:other!`,
  },
  'financial_connections/accounts': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! account_holder:other! balance:other! balance_refresh:other!
      category! display_name! institution_name! last4! ownership:reference! ownership_refresh:other!
      permissions:other! status! subcategory! subscriptions:other! supported_payment_method_types:other!
      transaction_refresh:other!`,
  },
  'financial_connections/transactions': {
    in: { object: 'financial_connections/accounts', named: 'account' },
    isTimed: false,
    fields: `id! object! livemode:boolean! account! amount:int! currency! description! status!
      status_transitions:other! transacted_at:int! transaction_refresh! updated:int!`,
  },
  'forwarding/requests': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! metadata:other payment_method replacements:other
      request_context:other! request_details:other! response_details:other! url`,
  },
  'identity/verification_reports': {
    ways: 'get',
    equals: 'client_reference_id type verification_session',
    fields: `id! object! created:int! livemode:boolean! client_reference_id! document:other! email:other!
      id_number:other! options:other! phone:other! selfie:other! type! verification_flow!
      verification_session!`,
  },
  'identity/verification_sessions': {
    // "Don't store it", says https://docs.stripe.com/api/identity/verification_sessions/object of both.
    omit: 'client_secret url',
    ways: 'get',
    equals: 'client_reference_id related_customer status',
    fields: `id! object! created:int! livemode:boolean! client_reference_id last_error:other!
      last_verification_report:reference! metadata:other options:other provided_details:other
      redaction:other! related_customer status! type verification_flow verified_outputs:other!`,
  },
  'reporting/report_runs': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! error! parameters:other report_type result:other! status!
      succeeded_at:int!`,
  },
  'reporting/report_types': {
    isPaged: false,
    ways: 'get',
    isTimed: false,
    fields: `id! object! livemode:boolean! data_available_end:int! data_available_start:int! default_columns:other!
      name! updated:int! version:int!`,
  },
  'sigma/scheduled_query_runs': {
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! data_load_time:int! error:other! file:other!
      result_available_until:int! sql! status! title!`,
  },
  'terminal/configurations': {
    ways: 'get',
    equals: 'is_account_default',
    isTimed: false,
    fields: `id! object! livemode:boolean! bbpos_wisepos_e:other is_account_default:boolean! name offline:other
      reboot_window:other stripe_s700:other tipping:other verifone_p400:other wifi:other`,
  },
  'terminal/locations': {
    ways: 'create update delete get',
    isTimed: false,
    fields: `id! object! livemode:boolean! address:other configuration_overrides display_name metadata:other`,
  },
  'terminal/readers': {
    ways: 'get',
    equals: 'device_type location serial_number status',
    isTimed: false,
    fields: `id! object! livemode:boolean! action:other! device_sw_version! device_type! ip_address! label
      location:reference metadata:other serial_number! status!`,
  },
};
