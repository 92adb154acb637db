import type { ConnectorException } from '@dowel/schema/connector';
import { afterLast } from './after-last.ts';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, offsetPages, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document.
const reference = 'https://api.mailchimp.com/schema/3.0/Swagger.json?expand';
const paginationPage = 'https://mailchimp.com/developer/marketing/docs/methods-parameters/#pagination';
const SECOND_MS = 1000;

/** @param query how the list is ordered, where it can be */
const listOf = (path: string, records: string, query?: Query) =>
  listsAt(reference, offsetPages('offset', { count: 1000 }, paginationPage), records)(`/3.0${path}`, query);

const recordOf = (
  id: string,
  times: { created?: string; updated?: string } = {},
): ConnectorException['record'] => ({ id, ...timesOf(reference, times), omit: ['_links'] });

const fieldsOf = fieldsDocumentedAt(reference);

const readFieldsOf = (words: string) => fieldsOf(readOnly(words));

const writesAt = (path: string, id?: string) => plainWrites(`/3.0${path}`, { documentation: reference, id });

/** The records of one audience. */
const belowList = (idField: string): ConnectorException['parents'] => ({
  object: 'lists',
  values: { list_id: 'id' },
  idField,
});

const belowStore = (idField: string): ConnectorException['parents'] => ({
  object: 'stores',
  values: { store_id: 'id' },
  idField,
});

/** Mailchimp's Marketing API, version 3.0. Only the members of an audience can be asked for what has changed. */
export const mailchimp = usualConnector({
  provider: 'mailchimp',
  displayName: 'Mailchimp',
  errors: {
    message: ['detail', 'title'],
    details: [{ at: 'errors', text: 'message' }],
    documentation: 'https://mailchimp.com/developer/marketing/docs/errors/',
  },
  functions: {
    secrets: { reports: 'share_password' },
    // A member that is deleted is archived, and is in no list any more. A template becomes inactive.
    isDeleted: (objectName, { status, active }) =>
      objectName === 'members' ? status === 'archived' : objectName === 'templates' && active === false,
    // The address stands for the hash of it. A new member needs `status_if_new` or `status`.
    upsertOf: (objectName, field) =>
      objectName === 'members' && field === 'email_address'
        ? {
            method: 'PUT',
            path: '/3.0/lists/{list_id}/members/{email_address}',
            body: { email_address: '{email_address}' },
            repeat: { by: 'upsert' },
            documentation:
              'https://mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member/',
          }
        : undefined,
    continueAfter: (objectName) =>
      objectName === 'members' ? afterLast('members', 'last_changed', SECOND_MS) : undefined,
  },
  object: {
    list: listOf('/lists', 'lists'),
  },
  objects: {
    lists: {
      displayName: 'Audiences',
      record: recordOf('id', { created: 'date_created' }),
      list: listOf('/lists', 'lists', { sort_field: 'date_created', sort_dir: 'ASC' }),
      fields: fieldsOf(`id! web_id:int! name contact:other permission_reminder use_archive_bar:boolean
        campaign_defaults:other notify_on_subscribe notify_on_unsubscribe date_created:datetime! list_rating:int!
        email_type_option:boolean subscribe_url_short! subscribe_url_long! beamer_address! visibility!
        double_optin:boolean has_welcome:boolean! marketing_permissions:boolean modules:other! stats:other!`),
      write: writesAt('/lists'),
    },
    members: {
      parents: belowList('listAndId'),
      record: recordOf('id', { updated: 'last_changed' }),
      list: {
        ...listOf('/lists/{list_id}/members', 'members', { sort_field: 'last_changed', sort_dir: 'ASC' }),
        conditions: {
          style: 'parameters',
          from: { query: 'since_last_changed' },
          until: { query: 'before_last_changed' },
          after: { query: 'since_last_changed' },
          documentation: reference,
        },
      },
      changes: changedSince({
        isFromInclusive: false,
        isUntilInclusive: false,
        granularityMs: SECOND_MS,
        documentation: reference,
      }),
      fields:
        fieldsOf(`id! email_address unique_email_id! contact_id! full_name! web_id:int! email_type status
        unsubscribe_reason! consents_to_one_to_one_messaging:boolean! sms_phone_number! sms_subscription_status!
        sms_subscription_last_updated! merge_fields:other interests:other stats:other! ip_signup timestamp_signup:datetime
        ip_opt timestamp_opt:datetime member_rating:int! last_changed:datetime! language vip:boolean email_client!
        location:other marketing_permissions:other last_note:other! source! tags_count:int! tags:other! list_id!`),
      write: writesAt('/lists/{list_id}/members'),
    },
    segments: {
      parents: belowList('listAndId'),
      record: recordOf('id', { created: 'created_at', updated: 'updated_at' }),
      list: listOf('/lists/{list_id}/segments', 'segments'),
      fields:
        fieldsOf(`id:int! name member_count:int! type! created_at:datetime! updated_at:datetime! options:other
        list_id!`),
      write: writesAt('/lists/{list_id}/segments'),
    },
    mergeFields: {
      parents: belowList('listAndId'),
      record: recordOf('merge_id'),
      list: listOf('/lists/{list_id}/merge-fields', 'merge_fields'),
      fields:
        fieldsOf(`merge_id:int! tag name type required:boolean default_value public:boolean display_order:int
        options:other help_text list_id!`),
      write: writesAt('/lists/{list_id}/merge-fields', 'merge_id'),
    },
    interestCategories: {
      parents: belowList('listAndId'),
      record: recordOf('id'),
      list: listOf('/lists/{list_id}/interest-categories', 'categories'),
      fields: fieldsOf('id! title display_order:int type list_id!'),
      write: writesAt('/lists/{list_id}/interest-categories'),
    },
    campaigns: {
      record: recordOf('id', { created: 'create_time' }),
      list: listOf('/campaigns', 'campaigns', {
        sort_field: 'create_time',
        sort_dir: 'ASC',
        include_resend_shortcut_eligibility: 'true',
      }),
      fields:
        fieldsOf(`id! web_id:int! parent_campaign_id! type create_time:datetime! archive_url! long_archive_url! status!
        emails_sent:int! send_time:datetime! content_type needs_block_refresh:boolean! resendable:boolean!
        recipients:other settings:other variate_settings:other tracking:other rss_opts:other ab_split_opts:other!
        social_card:other report_summary:other! delivery_status:other! resend_shortcut_eligibility:other!`),
      write: writesAt('/campaigns'),
    },
    campaignFolders: {
      record: recordOf('id'),
      list: listOf('/campaign-folders', 'folders'),
      fields: fieldsOf('id! name count:int!'),
      write: writesAt('/campaign-folders'),
    },
    reports: {
      record: recordOf('id'),
      list: listOf('/reports', 'reports'),
      fields:
        readFieldsOf(`id campaign_title type list_id list_is_active:boolean list_name subject_line preview_text
        emails_sent:int abuse_reports:int unsubscribed:int send_time:datetime rss_last_send:datetime bounces:other
        forwards:other opens:other clicks:other facebook_likes:other industry_stats:other list_stats:other
        ab_split:other timewarp:other timeseries:other share_report:other ecommerce:other delivery_status:other`),
    },
    automations: {
      record: recordOf('id', { created: 'create_time' }),
      list: listOf('/automations', 'automations'),
      fields:
        readFieldsOf(`id create_time:datetime start_time:datetime status emails_sent:int recipients:other settings:other
        tracking:other trigger_settings:other report_summary:other`),
    },
    templates: {
      record: recordOf('id', { created: 'date_created', updated: 'date_edited' }),
      list: listOf('/templates', 'templates', { sort_field: 'date_created', sort_dir: 'ASC' }),
      deletes: { source: 'flag', member: 'active', value: false, documentation: reference },
      fields:
        fieldsOf(`id:int! type! name html drag_and_drop:boolean! responsive:boolean! category! date_created:datetime!
        date_edited:datetime! created_by! edited_by! active:boolean! folder_id thumbnail! share_url! content_type!`),
      write: writesAt('/templates'),
    },
    templateFolders: {
      record: recordOf('id'),
      list: listOf('/template-folders', 'folders'),
      fields: fieldsOf('id! name count:int!'),
      write: writesAt('/template-folders'),
    },
    stores: {
      record: recordOf('id', { created: 'created_at', updated: 'updated_at' }),
      list: listOf('/ecommerce/stores', 'stores'),
      fields:
        fieldsOf(`id list_id name platform domain is_syncing:boolean email_address currency_code money_format
        primary_locale timezone phone address:other connected_site:other! automations:other! list_is_active:boolean!
        created_at:datetime! updated_at:datetime!`),
      write: writesAt('/ecommerce/stores'),
    },
    customers: {
      parents: belowStore('storeAndId'),
      record: recordOf('id', { created: 'created_at', updated: 'updated_at' }),
      list: listOf('/ecommerce/stores/{store_id}/customers', 'customers'),
      fields: fieldsOf(`id email_address sms_phone_number! opt_in_status:boolean company first_name last_name
        orders_count:int! total_spent:float! address:other created_at:datetime! updated_at:datetime!`),
      write: writesAt('/ecommerce/stores/{store_id}/customers'),
    },
    orders: {
      parents: belowStore('storeAndId'),
      record: recordOf('id', { updated: 'updated_at_foreign' }),
      list: listOf('/ecommerce/stores/{store_id}/orders', 'orders'),
      fields:
        fieldsOf(`id customer:other store_id! campaign_id landing_site financial_status fulfillment_status
        currency_code order_total:float order_url discount_total:float tax_total:float shipping_total:float
        tracking_code processed_at_foreign:datetime cancelled_at_foreign:datetime updated_at_foreign:datetime
        shipping_address:other billing_address:other promos:other lines:other outreach:other tracking_number
        tracking_carrier tracking_url`),
      write: writesAt('/ecommerce/stores/{store_id}/orders'),
    },
    products: {
      parents: belowStore('storeAndId'),
      record: recordOf('id'),
      list: listOf('/ecommerce/stores/{store_id}/products', 'products'),
      fields:
        fieldsOf(`id currency_code! title handle url description type vendor image_url variants:other images:other
        published_at_foreign:datetime`),
      write: writesAt('/ecommerce/stores/{store_id}/products'),
    },
    carts: {
      parents: belowStore('storeAndId'),
      record: recordOf('id', { created: 'created_at', updated: 'updated_at' }),
      list: listOf('/ecommerce/stores/{store_id}/carts', 'carts'),
      fields:
        fieldsOf(`id customer:other campaign_id checkout_url currency_code order_total:float tax_total:float lines:other
        created_at:datetime! updated_at:datetime!`),
      write: writesAt('/ecommerce/stores/{store_id}/carts'),
    },
    promoRules: {
      parents: belowStore('storeAndId'),
      record: recordOf('id', { created: 'created_at_foreign', updated: 'updated_at_foreign' }),
      list: listOf('/ecommerce/stores/{store_id}/promo-rules', 'promo_rules'),
      fields:
        fieldsOf(`id title description starts_at:datetime ends_at amount:float type target enabled:boolean
        created_at_foreign:datetime updated_at_foreign:datetime`),
      write: writesAt('/ecommerce/stores/{store_id}/promo-rules'),
    },
  },
});
