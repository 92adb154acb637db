import { listedFields } from './listed-fields.ts';

const stripe = (words: string) => listedFields(`id! object! created:int! livemode:boolean! ${words}`);

/**
 * The fields of Stripe's objects, by the types of the vendor's own client for the version that is asked for: the package
 * stripe, version 18.0.0. Stripe has no call that lists them, and custom fields are the keys of `metadata`. Amounts are
 * integers in the smallest unit of the currency, and times are seconds since 1970. What is shown only when it is asked
 * for by name is left out, except of prices, and so is the secret of a payment intent.
 */
export const stripeFields = {
  customers: stripe(`address:other balance:int currency! default_source
    delinquent:boolean! description discount:other! email invoice_prefix invoice_settings:other metadata:other name
    next_invoice_sequence:int phone preferred_locales:other shipping:other tax_exempt test_clock:reference`),
  charges: stripe(`amount:int amount_captured:int! amount_refunded:int! application:reference!
    application_fee:reference application_fee_amount:int authorization_code! balance_transaction:reference!
    billing_details:other! calculated_statement_descriptor! captured:boolean! currency customer:reference
    description disputed:boolean! failure_balance_transaction:reference! failure_code! failure_message!
    fraud_details:other level3:other! metadata:other on_behalf_of:reference outcome:other! paid:boolean!
    payment_intent:reference! payment_method:reference! payment_method_details:other! presentment_details:other!
    radar_options:other receipt_email receipt_number! receipt_url! refunded:boolean! review:reference!
    shipping:other source:other source_transfer:reference! statement_descriptor statement_descriptor_suffix status!
    transfer:reference! transfer_data:other transfer_group`),
  payment_intents: stripe(`amount:int amount_capturable:int! amount_details:other! amount_received:int!
    application:reference! application_fee_amount:int automatic_payment_methods:other canceled_at:int!
    cancellation_reason! capture_method confirmation_method currency customer:reference description
    last_payment_error:other! latest_charge:reference! metadata:other next_action:other! on_behalf_of:reference
    payment_method:reference payment_method_configuration_details:other! payment_method_options:other
    payment_method_types:other presentment_details:other! processing:other! receipt_email review:reference!
    setup_future_usage shipping:other source:reference! statement_descriptor statement_descriptor_suffix status!
    transfer_data:other transfer_group`),
  subscriptions: stripe(`application:reference! application_fee_percent:float automatic_tax:other
    billing_cycle_anchor:int billing_cycle_anchor_config:other cancel_at:int cancel_at_period_end:boolean
    canceled_at:int! cancellation_details:other collection_method currency customer:reference days_until_due:int
    default_payment_method:reference default_source:reference default_tax_rates:other description discounts:other
    ended_at:int! invoice_settings:other items:other latest_invoice:reference! metadata:other
    next_pending_invoice_item_invoice:int! on_behalf_of:reference pause_collection:other payment_settings:other
    pending_invoice_item_interval:other pending_setup_intent:reference! pending_update:other! schedule:reference!
    start_date:int! status! test_clock:reference! transfer_data:other trial_end:int trial_settings:other
    trial_start:int!`),
  invoices: stripe(`account_country! account_name! account_tax_ids:other amount_due:int!
    amount_overpaid:int! amount_paid:int! amount_remaining:int! amount_shipping:int! application:reference!
    attempt_count:int! attempted:boolean! auto_advance:boolean automatic_tax:other automatically_finalizes_at:int
    billing_reason! collection_method currency custom_fields:other customer:reference customer_address:other!
    customer_email! customer_name! customer_phone! customer_shipping:other! customer_tax_exempt!
    customer_tax_ids:other! default_payment_method:reference default_source:reference default_tax_rates:other
    description discounts:other due_date:int effective_at:int ending_balance:int! footer from_invoice:other
    hosted_invoice_url! invoice_pdf! issuer:other last_finalization_error:other! latest_revision:reference!
    lines:other! metadata:other next_payment_attempt:int! number on_behalf_of:reference parent:other!
    payment_settings:other period_end:int! period_start:int! post_payment_credit_notes_amount:int!
    pre_payment_credit_notes_amount:int! receipt_number! rendering:other shipping_cost:other shipping_details:other
    starting_balance:int! statement_descriptor status! status_transitions:other! subtotal:int!
    subtotal_excluding_tax:int! test_clock:reference! threshold_reason:other! total:int!
    total_discount_amounts:other! total_excluding_tax:int! total_pretax_credit_amounts:other! total_taxes:other!
    webhooks_delivered_at:int!`),
  products: stripe(`active:boolean default_price:reference description images:other marketing_features:other
    metadata:other name package_dimensions:other shippable:boolean statement_descriptor tax_code type unit_label
    updated:int! url`),
  prices: stripe(`active:boolean billing_scheme currency currency_options:other custom_unit_amount:other
    lookup_key metadata:other nickname product:reference recurring:other tax_behavior tiers:other tiers_mode
    transform_quantity:other type! unit_amount:int unit_amount_decimal`),
};
