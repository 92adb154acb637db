import type { ConnectorException } from '@dowel/schema/connector';
import { listedFields } from './listed-fields.ts';

// The members of each schema of github.com/square/connect-api-specification, api.json. Amounts are maps with a currency.
const TIMES = 'created_at:datetime! updated_at:datetime!';

/** What can be written, beside what cannot. */
const written: Readonly<Record<string, string>> = {
  Customer: `${TIMES} given_name family_name nickname company_name email_address phone_number address:other birthday
    reference_id note tax_ids:other preferences:other! creation_source! group_ids:other! segment_ids:other! version:int!`,
  CustomerGroup: `${TIMES} name`,
  Location: `name address:other timezone capabilities:other! status created_at:datetime! merchant_id! country!
    language_code currency! phone_number business_name type website_url business_hours:other business_email description
    twitter_username instagram_username facebook_url coordinates:other logo_url! pos_background_url! mcc
    full_format_logo_url! tax_ids:other!`,
  TeamMember: `${TIMES} reference_id is_owner:boolean! status given_name family_name email_address phone_number
    assigned_locations:other wage_setting:other`,
};

const read: Readonly<Record<string, string>> = {
  CustomerSegment: `${TIMES} name`,
  Order: `${TIMES} location_id reference_id source:other customer_id line_items:other taxes:other discounts:other
    service_charges:other fulfillments:other returns:other return_amounts:other net_amounts:other
    rounding_adjustment:other tenders:other refunds:other metadata:other closed_at:datetime state version:int
    total_money:other total_tax_money:other total_discount_money:other total_tip_money:other
    total_service_charge_money:other ticket_name pricing_options:other rewards:other net_amount_due_money:other`,
  Payment: `${TIMES} amount_money:other tip_money:other total_money:other app_fee_money:other approved_money:other
    processing_fee:other refunded_money:other status delay_duration delay_action delayed_until:datetime source_type
    card_details:other cash_details:other bank_account_details:other external_details:other wallet_details:other
    buy_now_pay_later_details:other square_account_details:other location_id order_id reference_id customer_id
    employee_id team_member_id refund_ids:other risk_evaluation:other terminal_checkout_id buyer_email_address
    billing_address:other shipping_address:other note statement_description_identifier capabilities:other
    receipt_number receipt_url device_details:other application_details:other is_offline_payment:boolean
    offline_payment_details:other version_token`,
  PaymentRefund: `${TIMES} status location_id unlinked:boolean destination_type destination_details:other
    amount_money:other app_fee_money:other processing_fee:other payment_id order_id reason team_member_id
    terminal_refund_id`,
  Payout: `${TIMES} status location_id amount_money:other destination:other version:int type payout_fee:other
    arrival_date end_to_end_id`,
  Invoice: `${TIMES} version:int location_id order_id primary_recipient:other payment_requests:other delivery_method
    invoice_number title description scheduled_at:datetime public_url next_payment_amount_money:other status timezone
    accepted_payment_methods:other custom_fields:other subscription_id sale_or_service_date payment_conditions
    store_payment_method_enabled:boolean attachments:other creator_team_member_id`,
  Subscription: `created_at:datetime location_id plan_variation_id customer_id start_date canceled_date
    charged_through_date status tax_percentage invoice_ids:other price_override_money:other version:int card_id timezone
    source:other actions:other monthly_billing_anchor_date:int phases:other`,
  GiftCard: 'created_at:datetime type gan_source state balance_money:other customer_ids:other',
  Dispute: `${TIMES} dispute_id amount_money:other reason state due_at:datetime disputed_payment:other
    evidence_ids:other card_brand brand_dispute_id reported_date:datetime reported_at:datetime version:int location_id`,
  Card: `card_brand last_4 exp_month:int exp_year:int cardholder_name billing_address:other fingerprint customer_id
    merchant_id reference_id enabled:boolean card_type prepaid_type bin version:int card_co_brand issuer_alert
    issuer_alert_at:datetime hsa_fsa:boolean`,
  LoyaltyAccount: `${TIMES} program_id balance:int lifetime_points:int customer_id enrolled_at:datetime mapping:other
    expiring_point_deadlines:other`,
  Job: `${TIMES} title is_tip_eligible:boolean version:int`,
};

/** What each object of the catalogue has, and by its type what stands in a map of its own. */
const catalogue = `type updated_at:datetime version:int is_deleted:boolean present_at_all_locations:boolean
  present_at_location_ids:other absent_at_location_ids:other custom_attribute_values:other catalog_v1_ids:other`;

const inCatalogue: Readonly<Record<string, string>> = {
  ITEM: `name description abbreviation label_color is_taxable:boolean category_id tax_ids:other modifier_list_info:other
    variations:other product_type skip_modifier_screen:boolean item_options:other ecom_uri ecom_image_uris:other
    image_ids:other sort_name categories:other description_html description_plaintext channels:other
    is_archived:boolean ecom_seo_data:other food_and_beverage_details:other reporting_category:other
    is_alcoholic:boolean`,
  ITEM_VARIATION: `item_id name sku upc ordinal:int pricing_type price_money:other location_overrides:other
    track_inventory:boolean inventory_alert_type inventory_alert_threshold:int user_data service_duration:int
    available_for_booking:boolean item_option_values:other measurement_unit_id sellable:boolean stockable:boolean
    image_ids:other team_member_ids:other stockable_conversion:other`,
  CATEGORY: `name image_ids:other category_type parent_category:other is_top_level:boolean channels:other
    availability_period_ids:other online_visibility:boolean root_category ecom_seo_data:other`,
  DISCOUNT: `name discount_type percentage amount_money:other pin_required:boolean label_color modify_tax_basis
    maximum_amount_money:other`,
  TAX: `name calculation_phase inclusion_type percentage applies_to_custom_amounts:boolean enabled:boolean
    applies_to_product_set_id`,
  MODIFIER_LIST: `name ordinal:int selection_type modifiers:other image_ids:other allow_quantities:boolean
    is_conversational:boolean modifier_type max_length:int text_required:boolean internal_name
    min_selected_modifiers:int max_selected_modifiers:int hidden_from_customer:boolean`,
};

/** @param schema what the vendor calls a record, or the type of an object of the catalogue */
export function fieldsOf(schema: string): ConnectorException['fields'] {
  const own = inCatalogue[schema];
  const words = own === undefined ? (written[schema] ?? asRead(read[schema])) : asRead(`${catalogue} ${own}`);
  return {
    source: 'list',
    fields: listedFields(`id! ${words}`),
    documentation: `https://developer.squareup.com/reference/square/objects/${own === undefined ? schema : 'CatalogObject'}`,
  };
}

const asRead = (words = '') =>
  words
    .split(/\s+/)
    .map((word) => (word.endsWith('!') ? word : `${word}!`))
    .join(' ');
