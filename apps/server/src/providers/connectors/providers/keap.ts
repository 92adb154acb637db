import {
  CHANGED,
  changedBy,
  documentation,
  fieldsOf,
  listAt,
  named,
  OPPORTUNITY_FIELDS,
  readFields,
  tagged,
  timesAt,
  writesAt,
  writesNamed,
} from './keap-calls.ts';
import { keapFields } from './keap-fields.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { usualConnector } from './usual-connector.ts';

const limitsPage = 'https://developer.infusionsoft.com/api-token-quota-and-usage-measurements';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Keap's REST API of the version 2. The document says only of contacts, companies, orders, tags and forms by which time
 * they are filtered; other lists are read whole. Notes are written below a contact, which a call of the proxy can do.
 */
export const keap = usualConnector({
  provider: 'keap',
  displayName: 'Keap',
  errors: { message: ['message'], details: [{ at: 'details', text: 'resource' }], documentation },
  // The limits count for a key and its secret, in all accounts together.
  budgets: [
    { scope: 'app', requests: 1500, perMs: MINUTE_MS, documentation: limitsPage },
    { scope: 'app', requests: 150_000, perMs: DAY_MS, documentation: limitsPage },
  ],
  functions: keapFields,
  object: {
    list: listAt('{objectName}', '{objectName}'),
  },
  objects: {
    contacts: {
      ...timesAt('update_time', 'create_time'),
      ...changedBy(
        { ...listAt('contacts', 'contacts', { order_by: 'id asc' }), ...named },
        'start_update_time',
      ),
      fields:
        fieldsOf(`${CHANGED} links:other! addresses:other company:other origin:other prefix suffix website groups!
        score_value! tag_ids:other! anniversary_date:date birth_date:date contact_type custom_fields:other
        email_addresses:other family_name fax_numbers:other given_name job_title leadsource_id middle_name owner_id
        phone_numbers:other preferred_locale preferred_name referral_code social_accounts:other source_type spouse_name
        time_zone utm_parameters:other account_id! assistant_name assistant_phone billing_information created_by!
        last_updated_by!`),
      write: writesNamed('contacts', '{fields}'),
    },
    companies: {
      ...timesAt('update_time', 'create_time'),
      ...changedBy({ ...listAt('companies', 'companies', { order_by: 'id asc' }), ...named }, 'since_time'),
      fields:
        fieldsOf(`${CHANGED} address:other notes website suffix title groups! company_name custom_fields:other
        email_address:other fax_number:other phone_number:other anniversary_date:date assistant_name assistant_phone
        billing_information birth_date:date contact_type first_name job_title last_name middle_name preferred_name
        owner_id referral_code spouse_name account_id! created_by! last_updated_by!`),
      write: writesNamed('companies', '{fields}'),
    },
    opportunities: {
      ...timesAt('last_updated_time', 'created_time'),
      list: listAt('opportunities', 'opportunities', {
        fields: OPPORTUNITY_FIELDS,
      }),
      fields: fieldsOf(`contact:other! stage:other! user:other! opportunity_title next_action_time:datetime
        next_action_notes opportunity_notes estimated_close_time:datetime include_in_forecast:boolean
        projected_revenue_low:float projected_revenue_high:float custom_fields:other created_time:datetime!
        last_updated_time:datetime! affiliate_id lead_source! status_id! last_updated_by! created_by! contact_id
        stage_id user_id`),
      write: writesNamed('opportunities', OPPORTUNITY_FIELDS),
    },
    'opportunities/stages': {
      ...timesAt('updated_time', 'created_time'),
      list: listAt('opportunities/stages', 'stages'),
      fields: fieldsOf(`name order:int target_number_days:int probability:int checklist_items:other
        created_time:datetime! updated_time:datetime!`),
      write: writesAt('opportunities/stages'),
    },
    orders: {
      ...timesAt('modification_time', 'creation_time'),
      ...changedBy(listAt('orders', 'orders', { order_by: 'id asc' }), 'modified_since_time'),
      fields: fieldsOf(`title status! total:other! contact:other! notes terms order_type source_type!
        creation_time:datetime! modification_time:datetime! order_time:datetime lead_affiliate_id sales_affiliate_id
        total_paid:other! total_due:other! shipping_information:other! refund_total:other! allow_payment:boolean!
        allow_paypal:boolean! order_items:other payment_plan:other invoice_number files:other! credit_status!
        promo_code! refund_status! synced:boolean! invoice_id! custom_fields:other sent_time:datetime
        due_time:datetime external_create_user external_create_time:datetime external_update_time:datetime contact_id
        order_title`),
      write: writesAt('orders'),
    },
    products: {
      ...timesAt('update_time', 'create_time'),
      list: listAt('products', 'products', { order_by: 'name asc' }),
      fields:
        fieldsOf(`${CHANGED} name price:other active:boolean description sku shippable:boolean weight:float
        taxable:boolean categories:other! options:other! inventory:other short_description subscription_only:boolean
        storefront_hidden:boolean country_taxable:boolean state_taxable:boolean city_taxable:boolean
        subscription_plans:other! top_html bottom_html is_package:boolean needs_digital_delivery:boolean
        has_legacy_image:boolean! delivery_description email_for_inventory_notifications inventory_limit:int
        out_of_stock_enabled:boolean`),
      write: writesAt('products'),
    },
    productCategories: {
      list: listAt('productCategories', 'product_categories', { order_by: 'id asc' }),
      fields: fieldsOf('name display_order_index:int parent_category_id'),
      write: writesAt('productCategories'),
    },
    subscriptions: {
      record: {
        id: 'id',
        updateTime: { member: 'modification_time', format: 'rfc3339', granularityMs: 1000, documentation },
      },
      list: listAt('subscriptions', 'subscriptions', { order_by: 'id asc' }),
      fields:
        fieldsOf(`quantity:int active:boolean contact_id product_id! subscription_plan_id billing_amount:float
        auto_charge:boolean billing_frequency:int billing_cycle start_date:date last_bill_date:date!
        next_bill_date:date end_date:date merchant_account_id! payment_method_id allow_tax:boolean
        max_charge_attempts:int days_between_retries:int lead_affiliate_id sale_affiliate_id shipping_address:other
        promo_code shipping_option_id reason_stopped modification_time:datetime! custom_fields:other`),
      write: writesAt('subscriptions', ['create', 'update']),
    },
    tasks: {
      ...timesAt('modification_time', 'create_time'),
      list: listAt('tasks', 'tasks', { order_by: 'id asc', fields: 'custom_fields' }),
      fields: fieldsOf(`title description type priority completed:boolean create_time:datetime!
        modification_time:datetime! completion_time:datetime due_time:datetime remind_time_mins:int
        assigned_to_user_id created_by_user_id! last_updated_by_user_id! contact_id opportunity_id accepted:boolean
        custom_fields:other`),
      write: writesNamed('tasks', 'custom_fields'),
    },
    notes: {
      ...timesAt('update_time', 'create_time'),
      list: listAt('notes', 'notes', { order_by: 'id asc', fields: 'custom_fields' }),
      fields: readFields(`text title type contact_id assigned_to_user:other create_time:datetime
        update_time:datetime last_updated_by_user_id pinned_at created_by_user_id custom_fields:other`),
    },
    tags: { ...tagged('tags', 'tags'), fields: fieldsOf(`name description category:other ${CHANGED}`) },
    'tags/categories': {
      ...tagged('tags/categories', 'tag_categories'),
      fields: fieldsOf(`name description ${CHANGED}`),
    },
    campaigns: {
      list: listAt('campaigns', 'campaigns', { order_by: 'id asc' }),
      fields:
        readFields(`name locked:boolean date_created:datetime published_date:datetime published_status:boolean
        error_message time_zone published_time_zone created_by_global_id active_contact_count:int
        completed_contact_count:int`),
    },
    automations: {
      list: listAt('automations', 'automations', undefined, 25),
      fields: readFields(`title categories:other status locked:boolean active_contacts:int error_message
        published_date:datetime published_by published_timezone current_edit_lock_status:other`),
    },
    // Mails that were sent elsewhere, and are kept here. Sending one is another call.
    emails: {
      list: listAt('emails', 'emails', { order_by: 'created_time asc' }),
      fields: fieldsOf(`subject headers contact_id sent_to_address sent_to_cc_address_list:other
        sent_to_bcc_address_list:other sent_from_address sent_from_reply_address sent_time:datetime
        received_time:datetime opened_time:datetime clicked_time:datetime original_provider_id original_provider
        provider_source_id`),
      write: writesAt('emails', ['create', 'delete']),
    },
    'emails/templates': {
      list: listAt('emails/templates', 'email_templates', { order_by: 'id asc' }),
      fields: fieldsDocumentedAt(
        documentation,
        'id:int!',
      )(
        readOnly(`piece_title categories:other from_address to_address cc_address bcc_address subject content_type
        merge_context`),
      ),
    },
    users: {
      ...timesAt('update_time', 'create_time'),
      list: listAt(
        'users',
        'users',
        { order_by: 'create_time asc', filter: 'include_inactive==true;include_partners==true' },
        100,
      ),
      fields:
        fieldsOf(`${CHANGED} address:other title website partner:boolean! admin:boolean! status! global_user_id!
        keap_id! given_name family_name middle_name! nickname! spouse_name! suffix! phone_numbers:other
        fax_numbers:other email_addresses:other! social_accounts:other! company_name created_by:int! updated_by:int!`),
      write: writesAt('users', ['update']),
    },
    affiliates: {
      list: listAt('affiliates', 'affiliates', { order_by: 'id asc' }),
      fields: fieldsOf(`code name status contact_id unique_site_id! date_created:datetime! parent_affiliate_id
        notify_on_sale:boolean notify_on_lead:boolean track_leads_days:int custom_fields:other`),
      write: writesAt('affiliates'),
    },
    leadSources: {
      ...timesAt('update_time', 'create_time'),
      list: listAt('leadSources', 'lead_sources', { order_by: 'create_time asc' }),
      fields:
        fieldsOf(`name description vendor medium message status lead_source_category_id start_time:datetime
        end_time:datetime ${CHANGED}`),
      write: writesAt('leadSources'),
    },
    leadSourceCategories: {
      ...timesAt('update_time', 'create_time'),
      list: listAt('leadSourceCategories', 'lead_source_categories'),
      fields: fieldsOf(`name description ${CHANGED}`),
      write: writesAt('leadSourceCategories'),
    },
    'sales/payments': {
      record: {
        id: 'id',
        updateTime: { member: 'update_time', format: 'rfc3339', granularityMs: 1000, documentation },
      },
      list: listAt('sales/payments', 'payments', { order_by: 'id asc' }),
      fields:
        readFields(`type amount:float note status commissioned:boolean synced:boolean payment_time:datetime
        refund_payment_id contact_id order_ids:other update_time:datetime external_transaction_id merchant_account_id
        merchant_account_type payment_method:other`),
    },
    files: {
      ...timesAt('updated_time', 'created_time'),
      list: listAt('files', 'files', { order_by: 'file_name asc' }),
      fields: fieldsOf(
        readOnly(`category file_name is_public:boolean contact_id created_by_id remote_file_key file_box_type
        file_size:int created_time:datetime updated_time:datetime`),
      ),
      write: writesAt('files', ['delete']),
    },
    webforms: {
      ...timesAt('update_time', 'create_time'),
      ...changedBy(listAt('webforms', 'webforms', { order_by: 'create_time asc' }), 'since_update_time'),
      fields: readFields(`xid name funnel_id custom_slug webform_url pretty_webform_url thank_you_page_url
        duplicate_check_option exit_option webform_type create_time:datetime update_time:datetime`),
    },
    referrals: {
      list: listAt('referrals', 'referrals', { order_by: 'id asc' }),
      fields: fieldsOf(`description source contact_id referral_partner_id referral_time:datetime
        expiration_time:datetime ip_address referral_type`),
      write: writesAt('referrals', ['create'], false),
    },
  },
});
