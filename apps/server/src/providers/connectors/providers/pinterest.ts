import type { ConnectorException } from '@dowel/schema/connector';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/pinterest/api-description, v5/openapi.json.
const reference = 'https://developers.pinterest.com/docs/api/v5';

const pagingPage = 'https://developers.pinterest.com/docs/reference/pagination/';
const listAt = listsAt(
  reference,
  cursorPages('bookmark', 'bookmark', { page_size: 250 }, pagingPage),
  'items',
);

const fieldsOf = fieldsDocumentedAt(reference, 'id!');

const writesAt = (path: string) => plainWrites(path, { documentation: reference });

/** Otherwise only what is active or paused is listed. */
const EVERY_STATUS = ['ACTIVE', 'PAUSED', 'ARCHIVED', 'DRAFT', 'DELETED_DRAFT']
  .map((status) => `entity_statuses=${status}`)
  .join('&');

/**
 * What belongs to an account for advertising. Their writes take lists of records, so that they are only read.
 * @param words of the fields besides the id, the account and the times
 */
function advertised(
  name: string,
  words: string,
  {
    stamp = 'time',
    hasStatuses,
    query,
  }: { stamp?: 'time' | 'timestamp'; hasStatuses?: true; query?: Query } = {},
): ConnectorException {
  const [updated, created] = [`updated_${stamp}`, `created_${stamp}`];
  const statuses = hasStatuses ? `?${EVERY_STATUS}` : '';
  return {
    parents: { object: 'ad_accounts', values: { ad_account_id: 'id' }, documentation: reference },
    record: { id: 'id', ...timesOf(reference, { updated, created, format: 'epochSeconds' }) },
    list: listAt(`/v5/ad_accounts/{ad_account_id}/${name}${statuses}`, query),
    fields: fieldsOf(readOnly(`ad_account_id ${words} ${created}:int ${updated}:int`)),
  };
}

/** The same for what says no times. */
function advertisedWithoutTimes(name: string, words: string): ConnectorException {
  const fields = fieldsOf(readOnly(`ad_account_id ${words}`));
  return { ...advertised(name, words), record: { id: 'id' }, fields };
}

/** Pinterest's API 5. */
export const pinterest = usualConnector({
  provider: 'pinterest',
  displayName: 'Pinterest',
  errors: {
    message: 'message',
    // The token is good, and lacks a scope. A dead one has the code 2.
    rules: [{ status: 401, member: 'code', text: '3', means: 'forbidden' }],
    documentation: 'https://developers.pinterest.com/docs/reference/error-codes/',
  },
  functions: { secrets: { catalog_feeds: 'password' } },
  object: {
    list: listAt('/v5/{objectName}'),
  },
  objects: {
    boards: {
      record: { id: 'id', ...timesOf(reference, { created: 'created_at' }) },
      list: {
        ...listAt('/v5/boards'),
        conditions: foundBy(['privacy'], `${reference}/boards-list`),
      },
      fields:
        fieldsOf(`name description privacy is_ads_only:boolean owner:other! media:other! pin_count:int! follower_count:int!
        collaborator_count:int! created_at:datetime! board_pins_modified_at:datetime!`),
      write: writesAt('/v5/boards'),
    },
    board_sections: {
      parents: { object: 'boards', values: { board_id: 'id' }, idField: 'boardAndId' },
      list: listAt('/v5/boards/{board_id}/sections'),
      fields: fieldsOf('name'),
      write: plainWrites('/v5/boards/{board_id}/sections', { documentation: reference, canGet: false }),
    },
    pins: {
      // Otherwise protected ones and the metrics are left out.
      list: listAt('/v5/pins', { include_protected_pins: 'true', pin_metrics: 'true' }),
      record: { id: 'id', ...timesOf(reference, { created: 'created_at' }) },
      fields: fieldsOf(`title description alt_text link board_id board_section_id media:other! dominant_color
        parent_pin_id creative_type! board_owner:other! is_owner:boolean! is_standard:boolean!
        has_been_promoted:boolean! pin_metrics:other! created_at:datetime!`),
      write: writesAt('/v5/pins'),
    },
    ad_accounts: {
      record: {
        id: 'id',
        ...timesOf(reference, { updated: 'updated_time', created: 'created_time', format: 'epochSeconds' }),
      },
      fields: fieldsOf(
        'name country currency owner:other! permissions:other! created_time:int! updated_time:int!',
      ),
    },
    campaigns: advertised(
      'campaigns',
      `name status lifetime_spend_cap:int daily_spend_cap:int order_line_id tracking_urls:other start_time:int end_time:int
      objective_type bid_options:other summary_status type is_flexible_daily_budgets:boolean
      is_campaign_budget_optimization:boolean is_automated_campaign:boolean is_performance_plus:boolean`,
      { hasStatuses: true },
    ),
    ad_groups: advertised(
      'ad_groups',
      `name status campaign_id budget_in_micro_currency:int bid_in_micro_currency:int bid_strategy_type budget_type
      start_time:int end_time:int targeting_spec:other lifetime_frequency_cap:int tracking_urls:other
      auto_targeting_enabled:boolean placement_group pacing_delivery_type billable_event type summary_status
      feed_profile_id dca_assets:other optimization_goal_metadata:other bid_multiplier:float
      conversion_learning_mode_type is_creative_optimization:boolean promotion_id promotion_application_level
      targeting_template_ids:other`,
      { hasStatuses: true },
    ),
    ads: advertised(
      'ads',
      `name status ad_group_id campaign_id pin_id creative_type destination_url android_deep_link ios_deep_link
      carousel_android_deep_links:other carousel_destination_urls:other carousel_ios_deep_links:other
      click_tracking_url view_tracking_url is_pin_deleted:boolean is_removable:boolean lead_form_id grid_click_type
      tracking_urls:other customizable_cta_type quiz_pin_data:other disclosure_type disclosure_url
      collection_items_destination_url_template rejected_reasons:other rejection_labels:other review_status
      summary_status type`,
      { hasStatuses: true },
    ),
    // Those that others share with the account come only if they are asked for.
    audiences: {
      displayName: 'Own audiences',
      ...advertised(
        'audiences',
        'name description audience_type rule:other size:int status type created_by_company_name',
        { stamp: 'timestamp' },
      ),
    },
    customer_lists: advertised(
      'customer_lists',
      `name status type num_batches:float num_uploaded_user_records:float num_removed_user_records:float
      exceptions:other`,
    ),
    lead_forms: advertised(
      'lead_forms',
      `name status privacy_policy_link has_accepted_terms:boolean completion_message disclosure_language questions:other
      policy_links:other`,
    ),
    targeting_templates: advertised(
      'targeting_templates',
      `name status auto_targeting_enabled:boolean keywords:other placement_group targeting_attributes:other
      tracking_urls:other sizing:other valid:boolean`,
      // Otherwise they have no sizing.
      { query: { include_sizing: 'true' } },
    ),
    order_lines: advertisedWithoutTimes(
      'order_lines',
      `name status type budget:float paid_budget:float paid_type purchase_order_id start_time:float end_time:float
      campaign_ids:other`,
    ),
    promotions: advertisedWithoutTimes(
      'promotions',
      `promotion_title promotion_type promotion_code promotion_custom_id discount_status external_id platform_type status
      start_time:int end_time:int template_values:other`,
    ),
    billing_invoices: advertisedWithoutTimes(
      'billing_invoices',
      `ad_account_name amount_billed_micro_currency:int amount_discount_micro_currency:int
      amount_net_micro_currency:int amount_tax_micro_currency:int bill_to_country billing_period_start_date:date
      billing_period_end_date:date currency document_type invoice_due_date:date payment_terms status`,
    ),
    catalogs: {
      record: { id: 'id', ...timesOf(reference, { updated: 'updated_at', created: 'created_at' }) },
      fields: fieldsOf('name! catalog_type! created_at:datetime! updated_at:datetime!'),
    },
    catalog_feeds: {
      record: { id: 'id', ...timesOf(reference, { updated: 'updated_at', created: 'created_at' }) },
      list: listAt('/v5/catalogs/feeds'),
      fields:
        fieldsOf(`name format location status catalog_type catalog_id credentials:other default_availability default_country
        default_currency default_locale preferred_processing_schedule:other created_at:datetime! updated_at:datetime!`),
      write: writesAt('/v5/catalogs/feeds'),
    },
  },
});
