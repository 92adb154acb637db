import type { StripeObject } from './stripe-object.ts';

/**
 * Stripe's what customers pay with and what comes of it: their lists in the vendor's own client for the version that is asked for (the package
 * stripe, version 18.0.0). What is seldom written is only read.
 */
export const payments: Readonly<Record<string, StripeObject>> = {
  balance_transactions: {
    ways: 'get',
    equals: 'currency source type',
    fields: `id! object! created:int! amount:int! available_on:int! currency! description! exchange_rate:float!
      fee:int! fee_details:other! net:int! reporting_category! source:reference! status! type!`,
  },
  disputes: {
    ways: 'update get',
    equals: 'charge payment_intent',
    kind: 'dispute',
    events: 'charge.dispute',
    fields: `id! object! created:int! livemode:boolean! amount:int! balance_transactions:other! charge:reference!
      currency! enhanced_eligibility_types:other! evidence:other evidence_details:other!
      is_charge_refundable:boolean! metadata:other network_reason_code! payment_intent:reference!
      payment_method_details:other! reason! status!`,
  },
  files: {
    ways: 'get',
    equals: 'purpose',
    fields: `id! object! created:int! expires_at:int! filename! links:other! purpose size:int! title! type! url!`,
  },
  file_links: {
    ways: 'get',
    equals: 'expired file',
    fields: `id! object! created:int! livemode:boolean! expired:boolean! expires_at:int file:reference
      metadata:other url!`,
  },
  payment_links: {
    ways: 'get',
    equals: 'active',
    kind: 'payment_link',
    isTimed: false,
    fields: `id! object! livemode:boolean! active:boolean after_completion:other allow_promotion_codes:boolean
      application:reference! application_fee_amount:int application_fee_percent:float automatic_tax:other
      billing_address_collection consent_collection:other currency custom_fields:other custom_text:other
      customer_creation inactive_message invoice_creation:other metadata:other
      on_behalf_of:reference optional_items:other payment_intent_data:other payment_method_collection
      payment_method_types:other phone_number_collection:other restrictions:other
      shipping_address_collection:other shipping_options:other submit_type subscription_data:other
      tax_id_collection:other transfer_data:other url!`,
  },
  'payment_links/line_items': {
    in: {
      object: 'payment_links',
      named: 'payment_link',
      path: '/v1/payment_links/{payment_link}/line_items',
    },
    isTimed: false,
    fields: `id! object! amount_discount:int! amount_subtotal:int! amount_tax:int! amount_total:int! currency!
      description! discounts:other! price:other! quantity:int! taxes:other!`,
  },
  // Those of a customer are `customers/payment_methods`.
  payment_methods: {
    displayName: 'Payment methods for Treasury flows',
    ways: 'get',
    equals: 'customer type',
    fields: `id! object! created:int! livemode:boolean! acss_debit:other affirm:other afterpay_clearpay:other
      alipay:other allow_redisplay alma:other amazon_pay:other au_becs_debit:other bacs_debit:other
      bancontact:other billie:other billing_details:other blik:other boleto:other card:other
      card_present:other! cashapp:other customer:reference customer_balance:other eps:other fpx:other
      giropay:other grabpay:other ideal:other interac_present:other kakao_pay:other klarna:other
      konbini:other kr_card:other link:other metadata:other mobilepay:other multibanco:other naver_pay:other
      nz_bank_account:other oxxo:other p24:other pay_by_bank:other payco:other paynow:other paypal:other
      pix:other promptpay:other radar_options:other revolut_pay:other samsung_pay:other satispay:other
      sepa_debit:other sofort:other swish:other twint:other type us_bank_account:other wechat_pay:other
      zip:other`,
  },
  payment_method_configurations: {
    ways: 'get',
    equals: 'application',
    isTimed: false,
    fields: `id! object! livemode:boolean! acss_debit:other active:boolean affirm:other afterpay_clearpay:other
      alipay:other alma:other amazon_pay:other apple_pay:other application! au_becs_debit:other
      bacs_debit:other bancontact:other billie:other blik:other boleto:other card:other
      cartes_bancaires:other cashapp:other customer_balance:other eps:other fpx:other giropay:other
      google_pay:other grabpay:other ideal:other is_default:boolean! jcb:other klarna:other konbini:other
      link:other mobilepay:other multibanco:other name nz_bank_account:other oxxo:other p24:other parent
      pay_by_bank:other paynow:other paypal:other promptpay:other revolut_pay:other satispay:other
      sepa_debit:other sofort:other swish:other twint:other us_bank_account:other wechat_pay:other zip:other`,
  },
  payment_method_domains: {
    ways: 'get',
    equals: 'domain_name enabled',
    fields: `id! object! created:int! livemode:boolean! amazon_pay:other! apple_pay:other! domain_name
      enabled:boolean google_pay:other! link:other! paypal:other!`,
  },
  payouts: {
    ways: 'create update get',
    equals: 'destination status',
    kind: 'payout',
    fields: `id! object! created:int! livemode:boolean! amount:int application_fee:reference!
      application_fee_amount:int! arrival_date:int! automatic:boolean! balance_transaction:reference!
      currency description destination:reference failure_balance_transaction:reference! failure_code!
      failure_message! metadata:other method original_payout:reference! reconciliation_status!
      reversed_by:reference! source_type statement_descriptor status! trace_id:other! type!`,
  },
  'radar/early_fraud_warnings': {
    ways: 'get',
    equals: 'charge payment_intent',
    kind: 'radar.early_fraud_warning',
    fields: `id! object! created:int! livemode:boolean! actionable:boolean! charge:reference! fraud_type!
      payment_intent:reference!`,
  },
  'radar/value_lists': {
    ways: 'create update delete get',
    equals: 'alias',
    fields: `id! object! created:int! livemode:boolean! alias created_by! item_type list_items:other!
      metadata:other name`,
  },
  'radar/value_list_items': {
    in: { object: 'radar/value_lists', named: 'value_list' },
    fields: `id! object! created:int! livemode:boolean! created_by! value value_list`,
  },
  refunds: {
    ways: 'create update get',
    equals: 'charge payment_intent',
    kind: 'refund',
    fields: `id! object! created:int! amount:int balance_transaction:reference! charge:reference currency
      description! destination_details:other! failure_balance_transaction:reference! failure_reason!
      instructions_email metadata:other next_action:other! payment_intent:reference
      presentment_details:other! reason receipt_number! source_transfer_reversal:reference! status!
      transfer_reversal:reference!`,
  },
  reviews: {
    displayName: 'Open reviews',
    ways: 'get',
    fields: `id! object! created:int! livemode:boolean! billing_zip! charge:reference! closed_reason! ip_address!
      ip_address_location:other! open:boolean! opened_reason! payment_intent:reference! reason!
      session:other!`,
  },
  setup_intents: {
    omit: 'client_secret',
    ways: 'get',
    equals: 'attach_to_self customer payment_method',
    fields: `id! object! created:int! livemode:boolean! application:reference! attach_to_self:boolean
      automatic_payment_methods:other cancellation_reason! customer:reference description
      flow_directions:other last_setup_error:other! latest_attempt:reference! mandate:reference!
      metadata:other next_action:other! on_behalf_of:reference payment_method:reference
      payment_method_configuration_details:other! payment_method_options:other payment_method_types:other
      single_use_mandate:reference! status! usage`,
  },
  setup_attempts: {
    in: { object: 'setup_intents', named: 'setup_intent' },
    fields: `id! object! created:int! livemode:boolean! application:reference! attach_to_self:boolean!
      customer:reference! flow_directions:other! on_behalf_of:reference! payment_method:reference!
      payment_method_details:other! setup_error:other! setup_intent:reference! status! usage!`,
  },
  topups: {
    ways: 'create update get',
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! amount:int balance_transaction:reference! currency
      description expected_availability_date:int! failure_code! failure_message! metadata:other source:other
      statement_descriptor status! transfer_group`,
  },
  'checkout/sessions': {
    omit: 'client_secret',
    ways: 'get',
    equals: 'customer payment_intent payment_link status subscription',
    fields: `id! object! created:int! livemode:boolean! adaptive_pricing:other after_expiration:other
      allow_promotion_codes:boolean amount_subtotal:int! amount_total:int! automatic_tax:other
      billing_address_collection cancel_url client_reference_id collected_information:other consent:other!
      consent_collection:other currency currency_conversion:other! custom_fields:other custom_text:other
      customer:reference customer_creation customer_details:other! customer_email discounts:other
      expires_at:int invoice:reference! invoice_creation:other locale metadata:other mode
      optional_items:other payment_intent:reference! payment_link:reference! payment_method_collection
      payment_method_configuration_details:other! payment_method_options:other payment_method_types:other
      payment_status! permissions:other phone_number_collection:other presentment_details:other!
      recovered_from! redirect_on_completion return_url saved_payment_method_options:other
      setup_intent:reference! shipping_address_collection:other shipping_cost:other! shipping_options:other
      status! submit_type subscription:reference! success_url tax_id_collection:other total_details:other!
      ui_mode url!`,
  },
  'checkout/sessions/line_items': {
    in: { object: 'checkout/sessions', named: 'session', path: '/v1/checkout/sessions/{session}/line_items' },
    isTimed: false,
    fields: `id! object! amount_discount:int! amount_subtotal:int! amount_tax:int! amount_total:int! currency!
      description! discounts:other! price:other! quantity:int! taxes:other!`,
  },
  'apple_pay/domains': {
    ways: 'get',
    equals: 'domain_name',
    fields: `id! object! created:int! livemode:boolean! domain_name`,
  },
};
