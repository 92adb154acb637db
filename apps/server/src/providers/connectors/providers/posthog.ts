import type { ConnectorException, ListEndpoint, Parents } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { listsAt, offsetPages, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the types that the vendor makes of its own OpenAPI document: github.com/PostHog/mcp, typescript/src/api/generated.ts.
const reference = 'https://posthog.com/docs/api';
const pagingPage = `${reference}#pagination`;
const recordingsPage =
  'https://github.com/PostHog/posthog/blob/004ffdf612d13ac2b7fd2544642288de456838b0/posthog/session_recordings/session_recording_api.py';

/** The size of a page is usually 100, and the largest one is not documented. */
const listOf = listsAt(reference, urlPages('next', { limit: 100 }, pagingPage), 'results');

interface PostHogObject {
  /** Its fields, as `listedFields` reads them, without the id. */
  readonly fields: string;
  /** Ids of many objects are numbers. */
  readonly id?: 'id:float!';
  readonly ways?: readonly Way[];
  /** What its list needs to show everything. */
  readonly query?: Record<string, string>;
  /** Its list has pages of a size of its own. */
  readonly hasSize?: false;
  /** Its name in the address, where that is another one. */
  readonly listed?: string;
  readonly more?: ConnectorException;
}

const CREATED = 'created_at:datetime! created_by:other!';
const saved = ['create', 'update'] as const;

function recordOf(fields: string): ConnectorException['record'] {
  const updated = /\b(?:updated|last_modified)_at(?=:)/.exec(fields)?.[0];
  const created = fields.includes('created_at:') ? 'created_at' : undefined;
  return { id: 'id', ...timesOf(reference, { updated, created }), omit: ['_create_in_folder'] };
}

/** @param parents below which its list is. Undefined: it is that of the person whose key it is. */
function toException(
  path: string,
  { fields, id, ways, query, hasSize, more }: PostHogObject,
  parents?: Parents,
): ConnectorException {
  const list = listOf(path, query);
  const one = path.replace(/\/$/, '/{id}/');
  return {
    ...(parents && { parents }),
    record: recordOf(fields),
    list: hasSize === false ? { ...list, paging: { ...list.paging, size: { max: 100 } } } : list,
    fields: fieldsDocumentedAt(reference, id ?? 'id!')(fields),
    ...(ways && { write: plainWrites(path, { documentation: reference, ways, one }) }),
    ...more,
  };
}

const belowOrganizations: Parents = {
  object: 'organizations',
  values: { organization_id: 'id' },
  idField: 'organizationAndId',
  documentation: reference,
};
const belowProjects: Parents = {
  object: 'projects',
  values: { project_id: 'id' },
  idField: 'projectAndId',
  documentation: reference,
};

/**
 * Invites are left out, because whoever knows the id of one can accept it:
 * https://github.com/PostHog/posthog/blob/0459e8965782b70f1098b531ae77a1be56662fd3/posthog/models/organization_invite.py
 */
const ofOrganizations: Readonly<Record<string, PostHogObject>> = {
  members: {
    fields: `user:other! level:float! joined_at:datetime! updated_at:datetime! is_2fa_enabled:boolean!
      has_social_auth:boolean! last_login!`,
  },
  roles: {
    fields: `name feature_flags_access_level:float ${CREATED} members! is_default!`,
    ways: saved,
  },
};

/** Those of events, unless others are asked for. */
const definitions: PostHogObject = {
  fields: 'name! is_numerical:boolean property_type tags:other is_seen_on_filtered_events!',
  ways: ['update'],
};

/** The vendor's own code, posthog/session_recordings, lists three days unless it is told, and knows no address of a next page. */
const recordings: ListEndpoint = {
  request: {
    path: '/api/projects/{project_id}/session_recordings/',
    // No project keeps them longer.
    query: { date_from: '-5y', order_direction: 'ASC' },
    documentation: recordingsPage,
  },
  records: 'results',
  paging: offsetPages('offset', { limit: 100 }, recordingsPage, { when: 'false', member: 'has_next' }),
};

/**
 * Those that are archived have a list of their own, as one call cannot list both.
 * https://github.com/PostHog/posthog/blob/55383f32d3726a5be5e1eba75d57168ff7f5220b/products/experiments/backend/experiment_service.py
 */
const experiments: PostHogObject = {
  id: 'id:float!',
  fields: `name description start_date:datetime end_date:datetime feature_flag_key feature_flag:other! holdout:other!
    holdout_id:float exposure_cohort:float! parameters:other secondary_metrics:other saved_metrics:other!
    saved_metrics_ids:other filters:other archived:boolean deleted:boolean ${CREATED} updated_at:datetime! type
    exposure_criteria:other metrics:other metrics_secondary:other stats_config:other conclusion conclusion_comment
    primary_metrics_ordered_uuids:other secondary_metrics_ordered_uuids:other`,
  ways: saved,
};

/** A record of most of them is not deleted: `deleted` hides it. */
const ofProjects: Readonly<Record<string, PostHogObject>> = {
  persons: {
    id: 'id:float!',
    fields: 'name! distinct_ids:other! properties:other created_at:datetime! uuid!',
    ways: ['update', 'delete'],
  },
  cohorts: {
    id: 'id:float!',
    fields: `name description groups:other deleted:boolean filters:other query:other is_calculating:boolean! ${CREATED}
      last_calculation! errors_calculating:float! count:float! is_static:boolean cohort_type experiment_set:other!`,
    ways: saved,
  },
  feature_flags: {
    id: 'id:float!',
    fields: `name key filters:other deleted:boolean active:boolean created_by:other! created_at:datetime version:float
      last_modified_by:other! is_simple_flag:boolean! rollout_percentage:float! ensure_experience_continuity:boolean
      experiment_set! surveys:other! features:other! rollback_conditions:other performed_rollback:boolean
      can_edit:boolean! tags:other usage_dashboard:float! analytics_dashboards:other has_enriched_analytics:boolean
      user_access_level! creation_context is_remote_configuration:boolean has_encrypted_payloads:boolean status!
      evaluation_runtime`,
    ways: saved,
  },
  insights: {
    id: 'id:float!',
    fields: `short_id! name derived_name query:other order:float deleted:boolean dashboards:other dashboard_tiles:other!
      last_refresh! cache_target_age! next_allowed_client_refresh! result! hasMore! columns! ${CREATED} description
      updated_at:datetime! tags:other favorited:boolean last_modified_at:datetime! last_modified_by:other!
      is_sample:boolean! effective_restriction_level:float! effective_privilege_level:float! user_access_level!
      timezone! is_cached! query_status! hogql! types! alerts!`,
    ways: saved,
  },
  dashboards: {
    id: 'id:float!',
    fields: `name description pinned:boolean ${CREATED} last_accessed_at:datetime! is_shared:boolean! deleted:boolean
      creation_mode! tags:other restriction_level:float effective_restriction_level:float!
      effective_privilege_level:float! user_access_level! access_control_version! last_refresh! team_id:float!`,
    ways: saved,
  },
  actions: {
    id: 'id:float!',
    fields: `name description tags:other post_to_slack:boolean slack_message_format steps:other ${CREATED}
      deleted:boolean is_calculating:boolean! last_calculated_at:datetime team_id:float! is_action:boolean!
      bytecode_error! pinned_at:datetime creation_context!`,
    ways: saved,
  },
  annotations: {
    id: 'id:float!',
    fields: `content date_marker creation_type dashboard_item:float dashboard_id:float! dashboard_name! insight_short_id!
      insight_name! insight_derived_name! ${CREATED} updated_at:datetime! deleted:boolean scope`,
    ways: saved,
  },
  experiments,
  archived_experiments: {
    ...experiments,
    listed: 'experiments',
    query: { archived: 'true' },
    ways: ['update'],
  },
  experiment_holdouts: {
    id: 'id:float!',
    fields: `name description filters:other ${CREATED} updated_at:datetime!`,
    ways: ['create', 'update', 'delete'],
  },
  experiment_saved_metrics: {
    id: 'id:float!',
    fields: `name description query:other ${CREATED} updated_at:datetime! tags:other`,
    ways: ['create', 'update', 'delete'],
  },
  surveys: {
    fields: `name description type schedule linked_flag:other! linked_flag_id:float targeting_flag:other!
      internal_targeting_flag:other! questions:other conditions! appearance:other ${CREATED} start_date:datetime
      end_date:datetime archived:boolean responses_limit:float feature_flag_keys:other! iteration_count:float
      iteration_frequency_days:float iteration_start_dates:other current_iteration:float current_iteration_start_date
      response_sampling_start_date response_sampling_interval_type response_sampling_interval:float
      response_sampling_limit:float response_sampling_daily_limits:other enable_partial_responses:boolean`,
    ways: ['create', 'update', 'delete'],
  },
  early_access_feature: {
    fields: 'feature_flag:other! name description stage documentation_url created_at:datetime!',
    ways: ['create', 'update', 'delete'],
  },
  notebooks: {
    fields: `short_id! title! deleted:boolean! ${CREATED} last_modified_at:datetime! last_modified_by:other!
      user_access_level!`,
  },
  property_definitions: { ...definitions, more: { displayName: 'Properties of events' } },
  person_property_definitions: {
    ...definitions,
    listed: 'property_definitions',
    query: { type: 'person' },
    more: { displayName: 'Properties of persons' },
  },
  session_recordings: {
    more: { list: recordings },
    fields: `distinct_id! viewed:boolean! viewers:other! recording_duration:float! active_seconds:float!
      inactive_seconds:float! start_time! end_time! click_count:float! keypress_count:float!
      mouse_activity_count:float! console_log_count:float! console_warn_count:float! console_error_count:float!
      start_url! person:other! storage! retention_period_days:float! snapshot_source! ongoing:boolean!
      activity_score:float!`,
  },
  session_recording_playlists: {
    id: 'id:float!',
    fields: `short_id! name! derived_name! description! pinned:boolean! ${CREATED} deleted:boolean! filters:other!
      last_modified_at:datetime! last_modified_by:other! recordings_counts:other! type!`,
  },
  hog_functions: {
    // Otherwise only destinations are listed.
    query: {
      types: 'destination,site_destination,internal_destination,source_webhook,site_app,transformation',
    },
    fields: `type! name! description! ${CREATED} updated_at:datetime! enabled:boolean! hog! filters:other! icon_url!
      template:other! status:other! execution_order:float!`,
  },
  subscriptions: {
    id: 'id:float!',
    fields: `dashboard:float insight:float target_type target_value frequency interval:float byweekday:other
      bysetpos:float count:float start_date:datetime until_date ${CREATED} deleted:boolean title summary!
      next_delivery_date! invite_message`,
    ways: saved,
  },
  warehouse_saved_queries: {
    hasSize: false,
    fields: `deleted:boolean name query:other ${CREATED} sync_frequency! columns! status! last_run_at:datetime!
      latest_error! edited_history_id latest_history_id! soft_update:boolean is_materialized:boolean!`,
    ways: saved,
  },
  web_experiments: {
    id: 'id:float!',
    fields: 'name created_at:datetime feature_flag_key variants:other',
    ways: saved,
  },
};

/**
 * PostHog's API of what an organization has set up, and of its persons. Events are asked for by queries, and not read here.
 * No list can be limited to what has changed.
 */
export const posthog = usualConnector({
  provider: 'posthog',
  displayName: 'PostHog',
  errors: {
    message: 'detail',
    details: [{ at: 'attr' }],
    documentation: reference,
  },
  // The limits of persons, insights and recordings, which a team shares. Other lists have two or four times as much.
  budgets: [
    { scope: 'account', requests: 240, perMs: 60_000, documentation: `${reference}#rate-limiting` },
    { scope: 'account', requests: 1200, perMs: 60 * 60_000, documentation: `${reference}#rate-limiting` },
  ],
  functions: {
    // The vendor's own code, posthog/api/feature_flag.py, leaves such a record out of the list alone.
    isDeleted: (_, { deleted }) => deleted === true,
  },
  object: {
    list: listOf('/api/{objectName}/'),
  },
  objects: {
    organizations: toException('/api/organizations/', {
      fields: `name slug! logo_media_id created_at:datetime! updated_at:datetime! membership_level:float!
        plugins_access_level:float! teams:other! projects:other! available_product_features:other!
        is_member_join_email_enabled:boolean metadata! customer_id! enforce_2fa:boolean members_can_invite:boolean
        members_can_use_personal_api_keys:boolean allow_publicly_shared_resources:boolean member_count!
        is_ai_data_processing_approved:boolean default_experiment_stats_method default_role_id`,
      ways: saved,
    }),
    projects: {
      ...toException(
        '/api/organizations/{organization_id}/projects/',
        {
          id: 'id:float!',
          fields: `uuid! organization! name! completed_snippet_onboarding:boolean! has_completed_onboarding_for:other!
            ingested_event:boolean! is_demo:boolean! timezone! access_control:boolean!`,
        },
        belowOrganizations,
      ),
      record: { id: 'id', omit: ['api_token'] },
    },
    ...Object.fromEntries(
      Object.entries(ofOrganizations).map(([name, object]) => [
        name,
        toException(`/api/organizations/{organization_id}/${name}/`, object, belowOrganizations),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(ofProjects).map(([name, object]) => [
        name,
        toException(`/api/projects/{project_id}/${object.listed ?? name}/`, object, belowProjects),
      ]),
    ),
  },
});
