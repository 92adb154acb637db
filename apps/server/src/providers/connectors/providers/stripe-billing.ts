import type { StripeObject } from './stripe-object.ts';

/**
 * Stripe's prices, discounts, invoices and taxes: their lists in the vendor's own client for the version that is asked for (the package
 * stripe, version 18.0.0). What is seldom written is only read.
 */
export const billing: Readonly<Record<string, StripeObject>> = {
  'billing/alerts': {
    ways: 'get',
    equals: 'alert_type',
    isTimed: false,
    fields: `id! object! livemode:boolean! alert_type status! title usage_threshold:other`,
  },
  'billing/credit_grants': {
    ways: 'get',
    equals: 'customer',
    kind: 'billing.credit_grant',
    fields: `id! object! created:int! livemode:boolean! amount:other applicability_config:other category
      customer:reference effective_at:int expires_at:int metadata:other name priority:int
      test_clock:reference! updated:int! voided_at:int!`,
  },
  'billing/credit_balance_transactions': {
    in: { object: 'customers', named: 'customer' },
    equals: 'credit_grant',
    fields: `id! object! created:int! livemode:boolean! credit:other! credit_grant:reference! debit:other!
      effective_at:int! test_clock:reference! type!`,
  },
  'billing/meters': {
    ways: 'create update get',
    equals: 'status',
    kind: 'billing.meter',
    fields: `id! object! created:int! livemode:boolean! customer_mapping:other default_aggregation:other
      display_name event_name event_time_window status! status_transitions:other! updated:int!
      value_settings:other`,
  },
  'billing_portal/configurations': {
    ways: 'get',
    equals: 'active is_default',
    kind: 'billing_portal.configuration',
    fields: `id! object! created:int! livemode:boolean! active:boolean application:reference!
      business_profile:other default_return_url features:other is_default:boolean! login_page:other
      metadata:other updated:int!`,
  },
  coupons: {
    ways: 'create update delete get',
    expanded: 'applies_to currency_options',
    kind: 'coupon',
    fields: `id! object! created:int! livemode:boolean! amount_off:int applies_to:other currency
      currency_options:other duration duration_in_months:float max_redemptions:int metadata:other name
      percent_off:float redeem_by:int times_redeemed:int! valid:boolean!`,
  },
  credit_notes: {
    ways: 'create update get',
    equals: 'customer invoice',
    kind: 'credit_note',
    fields: `id! object! created:int! livemode:boolean! amount:int amount_shipping:int! currency!
      customer:reference! customer_balance_transaction:reference! discount_amount:int!
      discount_amounts:other! effective_at:int invoice:reference lines:other memo metadata:other number!
      out_of_band_amount:int pdf! pretax_credit_amounts:other! reason refunds:other shipping_cost:other
      status! subtotal:int! subtotal_excluding_tax:int! total:int! total_excluding_tax:int!
      total_taxes:other! type! voided_at:int!`,
  },
  'credit_notes/lines': {
    in: { object: 'credit_notes', named: 'credit_note', path: '/v1/credit_notes/{credit_note}/lines' },
    isTimed: false,
    fields: `id! object! livemode:boolean! amount:int! description! discount_amount:int! discount_amounts:other!
      invoice_line_item! pretax_credit_amounts:other! quantity:int! tax_rates:other! taxes:other! type!
      unit_amount:int! unit_amount_decimal!`,
  },
  'customers/balance_transactions': {
    in: { object: 'customers', named: 'customer', path: '/v1/customers/{customer}/balance_transactions' },
    fields: `id! object! created:int! livemode:boolean! amount:int checkout_session:reference!
      credit_note:reference! currency customer:reference! description ending_balance:int! invoice:reference!
      metadata:other type!`,
  },
  'customers/cash_balance_transactions': {
    in: {
      object: 'customers',
      named: 'customer',
      path: '/v1/customers/{customer}/cash_balance_transactions',
    },
    fields: `id! object! created:int! livemode:boolean! adjusted_for_overdraft:other! applied_to_payment:other!
      currency! customer:reference! ending_balance:int! funded:other! net_amount:int!
      refunded_from_payment:other! transferred_to_balance:other! type! unapplied_from_payment:other!`,
  },
  'customers/payment_methods': {
    in: { object: 'customers', named: 'customer', path: '/v1/customers/{customer}/payment_methods' },
    equals: 'allow_redisplay type',
    fields: `id! object! created:int! livemode:boolean! acss_debit:other! affirm:other! afterpay_clearpay:other!
      alipay:other! allow_redisplay! alma:other! amazon_pay:other! au_becs_debit:other! bacs_debit:other!
      bancontact:other! billie:other! billing_details:other! blik:other! boleto:other! card:other!
      card_present:other! cashapp:other! customer:reference! customer_balance:other! eps:other! fpx:other!
      giropay:other! grabpay:other! ideal:other! interac_present:other! kakao_pay:other! klarna:other!
      konbini:other! kr_card:other! link:other! metadata:other! mobilepay:other! multibanco:other!
      naver_pay:other! nz_bank_account:other! oxxo:other! p24:other! pay_by_bank:other! payco:other!
      paynow:other! paypal:other! pix:other! promptpay:other! radar_options:other! revolut_pay:other!
      samsung_pay:other! satispay:other! sepa_debit:other! sofort:other! swish:other! twint:other! type!
      us_bank_account:other! wechat_pay:other! zip:other!`,
  },
  'customers/tax_ids': {
    in: { object: 'customers', named: 'customer', path: '/v1/customers/{customer}/tax_ids' },
    fields: `id! object! created:int! livemode:boolean! country! customer:reference! owner:other! type value
      verification:other!`,
  },
  'entitlements/features': {
    ways: 'create update get',
    equals: 'lookup_key',
    isTimed: false,
    fields: `id! object! livemode:boolean! active:boolean lookup_key metadata:other name`,
  },
  'entitlements/active_entitlements': {
    in: { object: 'customers', named: 'customer' },
    isTimed: false,
    fields: `id! object! livemode:boolean! feature:reference! lookup_key!`,
  },
  invoiceitems: {
    ways: 'create update delete get',
    equals: 'customer invoice',
    isTimed: false,
    fields: `id! object! livemode:boolean! amount:int currency customer:reference date:int! description
      discountable:boolean discounts:other invoice:reference metadata:other parent:other! period:other
      pricing:other proration:boolean! quantity:int tax_rates:other test_clock:reference!`,
  },
  invoice_payments: {
    ways: 'get',
    equals: 'invoice status',
    fields: `id! object! created:int! livemode:boolean! amount_paid:int! amount_requested:int! currency!
      invoice:reference! is_default:boolean! payment:other! status! status_transitions:other!`,
  },
  invoice_rendering_templates: {
    ways: 'get',
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! metadata:other! nickname! status! version:int!`,
  },
  'invoices/lines': {
    in: { object: 'invoices', named: 'invoice', path: '/v1/invoices/{invoice}/lines' },
    isTimed: false,
    fields: `id! object! livemode:boolean! amount:int currency! description discount_amounts:other!
      discountable:boolean discounts:other invoice! metadata:other parent:other! period:other
      pretax_credit_amounts:other! pricing:other quantity:int subscription:reference! taxes:other!`,
  },
  plans: {
    ways: 'create update delete get',
    equals: 'active product',
    expanded: 'tiers',
    kind: 'plan',
    fields: `id! object! created:int! livemode:boolean! active:boolean amount:int amount_decimal billing_scheme
      currency interval interval_count:int metadata:other meter nickname product:reference tiers:other
      tiers_mode transform_usage:other trial_period_days:int usage_type`,
  },
  'products/features': {
    in: { object: 'products', named: 'product', path: '/v1/products/{product}/features' },
    isTimed: false,
    fields: `id! object! livemode:boolean! entitlement_feature:other`,
  },
  promotion_codes: {
    ways: 'create update get',
    equals: 'active code coupon customer',
    kind: 'promotion_code',
    fields: `id! object! created:int! livemode:boolean! active:boolean code coupon:other customer:reference
      expires_at:int max_redemptions:int metadata:other restrictions:other times_redeemed:int!`,
  },
  quotes: {
    ways: 'get',
    equals: 'customer status',
    fields: `id! object! created:int! livemode:boolean! amount_subtotal:int! amount_total:int!
      application:reference! application_fee_amount:int application_fee_percent:float automatic_tax:other
      collection_method computed:other! currency! customer:reference default_tax_rates:other description
      discounts:other expires_at:int footer from_quote:other header invoice:reference!
      invoice_settings:other metadata:other number! on_behalf_of:reference status!
      status_transitions:other! subscription:reference! subscription_data:other
      subscription_schedule:reference! test_clock:reference total_details:other! transfer_data:other`,
  },
  'quotes/line_items': {
    in: { object: 'quotes', named: 'quote', path: '/v1/quotes/{quote}/line_items' },
    isTimed: false,
    fields: `id! object! amount_discount:int! amount_subtotal:int! amount_tax:int! amount_total:int! currency!
      description! discounts:other! price:other! quantity:int! taxes:other!`,
  },
  shipping_rates: {
    ways: 'create update get',
    equals: 'active',
    fields: `id! object! created:int! livemode:boolean! active:boolean delivery_estimate:other display_name
      fixed_amount:other metadata:other tax_behavior tax_code:reference type`,
  },
  subscription_items: {
    in: { object: 'subscriptions', named: 'subscription' },
    fields: `id! object! created:int! current_period_end:int! current_period_start:int! discounts:other
      metadata:other plan:other price:other quantity:int subscription tax_rates:other`,
  },
  subscription_schedules: {
    ways: 'create update get',
    equals: 'customer',
    kind: 'subscription_schedule',
    fields: `id! object! created:int! livemode:boolean! application:reference! canceled_at:int! completed_at:int!
      current_phase:other! customer:reference default_settings:other end_behavior metadata:other
      phases:other released_at:int! released_subscription! status! subscription:reference!
      test_clock:reference!`,
  },
  'tax/registrations': {
    ways: 'get',
    equals: 'status',
    fields: `id! object! created:int! livemode:boolean! active_from:int country country_options:other
      expires_at:int status!`,
  },
  tax_codes: {
    ways: 'get',
    isTimed: false,
    fields: `id! object! description! name!`,
  },
  // Those of a customer are `customers/tax_ids`.
  tax_ids: {
    displayName: 'Tax IDs of the account',
    ways: 'create delete get',
    fields: `id! object! created:int! livemode:boolean! country! customer:reference! owner:other type value
      verification:other!`,
  },
  tax_rates: {
    ways: 'create update get',
    equals: 'active inclusive',
    kind: 'tax_rate',
    fields: `id! object! created:int! livemode:boolean! active:boolean country description display_name
      effective_percentage:float! flat_amount:other! inclusive:boolean jurisdiction jurisdiction_level!
      metadata:other percentage:float rate_type! state tax_type`,
  },
};
