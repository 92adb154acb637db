import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { urlPages } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/recurly/recurly-client-node, openapi/api.yaml.
const documentation = 'https://recurly.com/developers/api/v2021-02-25/';
const MINUTE_MS = 60_000;

const fieldsOf = (words: string) =>
  fieldsDocumentedAt(documentation, 'id!')(`${words} created_at:datetime! updated_at:datetime!`);

const readFieldsOf = (words: string) => fieldsOf(readOnly(words));

/** Nothing is deleted for good: what Recurly calls a deletion makes a record inactive, and is not offered here. */
const writes = plainWrites('/{objectName}', { ways: ['create', 'update'], update: 'PUT', documentation });

/** Recurly's API of the version 2021-02-25. Sites in the EU have another host. */
export const recurly = usualConnector({
  provider: 'recurly',
  displayName: 'Recurly',
  headers: { Accept: 'application/vnd.recurly.v2021-02-25' },
  errors: {
    // The document leaves out the member around it, which the vendor's own client reads.
    message: ['error.message', 'message'],
    details: [{ at: 'error.params', text: 'param' }],
    rules: [{ member: 'error.type', text: 'simultaneous_request', means: 'conflict' }],
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: `${documentation}#section/Getting-Started/Errors`,
  },
  // The limit of a site in production. One in the sandbox has 400, for writes too.
  budgets: [{ scope: 'account', calls: 'read', requests: 1000, perMs: MINUTE_MS, documentation }],
  // Its description in the document: whoever opens an address with it is signed in as the customer.
  functions: { secrets: { accounts: 'hosted_login_token' } },
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1000, documentation },
      createTime: { member: 'created_at', format: 'rfc3339', documentation },
      omit: ['object', 'hosted_login_token'],
    },
    list: {
      // In this order, a record that changes meanwhile comes once more.
      request: { path: '/{objectName}', query: { sort: 'updated_at', order: 'asc' }, documentation },
      records: 'data',
      paging: urlPages('next', { limit: 200 }, documentation, { when: 'false', member: 'has_more' }),
      conditions: {
        style: 'parameters',
        from: { query: 'begin_time' },
        until: { query: 'end_time' },
        documentation,
      },
    },
    changes: changedSince({
      isFromInclusive: true,
      isUntilInclusive: true,
      granularityMs: 1000,
      documentation,
    }),
    order: 'ascending',
  },
  objects: {
    accounts: {
      fields:
        fieldsOf(`code state! username email preferred_locale preferred_time_zone cc_emails first_name last_name
        company vat_number tax_exempt:boolean exemption_certificate parent_account_id bill_to dunning_campaign_id
        invoice_template_id override_business_entity_id address:other billing_info:other custom_fields:other
        shipping_addresses:other external_accounts:other has_live_subscription:boolean!
        has_active_subscription:boolean! has_future_subscription:boolean! has_canceled_subscription:boolean!
        has_paused_subscription:boolean! has_past_due_invoice:boolean! deleted_at:datetime!`),
      write: writes,
    },
    plans: {
      fields:
        fieldsOf(`code state! name description interval_unit interval_length:int trial_unit trial_length:int
        trial_requires_billing_info:boolean total_billing_cycles:int auto_renew:boolean pricing_model accounting_code
        ramp_intervals:other custom_fields:other revenue_schedule_type setup_fee_accounting_code tax_code
        tax_exempt:boolean currencies:other hosted_pages:other allow_any_item_on_subscriptions:boolean
        dunning_campaign_id deleted_at:datetime!
        setup_fee_revenue_schedule_type avalara_transaction_type:int avalara_service_type:int`),
      write: writes,
    },
    items: {
      fields:
        fieldsOf(`code state! name description external_sku accounting_code revenue_schedule_type tax_code
        tax_exempt:boolean custom_fields:other currencies:other deleted_at:datetime!
        avalara_transaction_type:int avalara_service_type:int`),
      write: writes,
    },
    shipping_methods: {
      fields: fieldsOf('code name accounting_code tax_code deleted_at:datetime!'),
      write: writes,
    },
    subscriptions: {
      fields: readFieldsOf(`uuid account:other plan:other state shipping:other pending_change:other
        current_period_started_at:datetime current_period_ends_at:datetime current_term_started_at:datetime
        current_term_ends_at:datetime trial_started_at:datetime trial_ends_at:datetime remaining_billing_cycles:int
        total_billing_cycles:int auto_renew:boolean paused_at:datetime currency unit_amount:float tax_inclusive:boolean
        quantity:int add_ons:other add_ons_total:float subtotal:float tax:float total:float collection_method po_number
        net_terms:int customer_notes expiration_reason custom_fields:other activated_at:datetime canceled_at:datetime
        expires_at:datetime gateway_code billing_info_id active_invoice_id
        coupon_redemptions:other renewal_billing_cycles:int ramp_intervals:other remaining_pause_cycles:int
        revenue_schedule_type tax_info:other net_terms_type terms_and_conditions bank_account_authorized_at:datetime
        started_with_gift:boolean converted_at:datetime action_result:other`),
    },
    invoices: {
      fields:
        readFieldsOf(`uuid type origin state account:other billing_info_id subscription_ids:other previous_invoice_id
        number collection_method po_number net_terms:int address:other shipping_address:other currency discount:float
        subtotal:float tax:float total:float refundable_amount:float paid:float balance:float tax_info:other vat_number
        terms_and_conditions customer_notes line_items:other has_more_line_items:boolean transactions:other
        credit_payments:other due_at:datetime closed_at:datetime dunning_campaign_id business_entity_id
        net_terms_type used_tax_service:boolean vat_reverse_charge_notes dunning_events_sent:int
        final_dunning_event:boolean`),
    },
    transactions: {
      fields:
        readFieldsOf(`uuid original_transaction_id account:other invoice:other subscription_ids:other type origin
        currency amount:float status success:boolean refunded:boolean billing_address:other collection_method
        payment_method:other status_code status_message customer_message payment_gateway:other gateway_message
        gateway_reference gateway_approval_code gateway_response_code voided_at:datetime collected_at:datetime
        voided_by_invoice:other backup_payment_method_used:boolean ip_address_v4 ip_address_country
        customer_message_locale gateway_response_time:float gateway_response_values:other cvv_check avs_check
        action_result:other vat_number fraud_info:other`),
    },
    line_items: {
      fields:
        readFieldsOf(`uuid type item_code item_id external_sku state account:other subscription_id plan_id plan_code
        add_on_id add_on_code invoice_id invoice_number origin accounting_code product_code credit_reason_code currency
        amount:float description quantity:int unit_amount:float subtotal:float discount:float tax:float taxable:boolean
        tax_exempt:boolean refund:boolean refunded_quantity:int start_date:datetime end_date:datetime
        custom_fields:other
        revenue_schedule_type legacy_category bill_for_account_id previous_line_item_id
        original_line_item_invoice_id quantity_decimal unit_amount_decimal tax_inclusive:boolean
        avalara_transaction_type:int avalara_service_type:int tax_code tax_info:other proration_rate:float
        refunded_quantity_decimal credit_applied:float shipping_address:other`),
    },
    coupons: {
      fields:
        readFieldsOf(`code name state max_redemptions:int max_redemptions_per_account:int unique_coupon_codes_count:int
        duration temporal_amount:int temporal_unit applies_to_all_plans:boolean applies_to_all_items:boolean plans:other
        items:other redemption_resource discount:other coupon_type redeem_by:datetime expired_at:datetime
        unique_code_template unique_coupon_code:other free_trial_unit free_trial_amount:int
        applies_to_non_plan_charges:boolean hosted_page_description invoice_description`),
    },
    add_ons: {
      fields:
        readFieldsOf(`plan_id code state name add_on_type usage_type usage_percentage:float measured_unit_id
        accounting_code tax_code display_quantity:boolean default_quantity:int optional:boolean currencies:other
        item:other tier_type tiers:other external_sku deleted_at:datetime
        usage_calculation_type revenue_schedule_type avalara_transaction_type:int avalara_service_type:int
        usage_timeframe percentage_tiers:other`),
    },
    credit_payments: {
      fields:
        readFieldsOf(`uuid action account:other applied_to_invoice:other original_invoice:other currency amount:float
        original_credit_payment_id refund_transaction:other voided_at:datetime`),
    },
    measured_units: { fields: readFieldsOf('name display_name state description deleted_at:datetime') },
  },
});
