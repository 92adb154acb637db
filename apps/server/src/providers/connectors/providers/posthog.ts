import type { ConnectorException, ListEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import type { RestDefinition } from '../engine/definition.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { plainWrites, type Way } from './plain-writes.ts';

const reference = 'https://posthog.com/docs/api';
const MINUTE_MS = 60_000;

function listAt(path: string, page: string): ListEndpoint {
  return {
    request: { path, documentation: `${reference}/${page}` },
    records: 'results',
    paging: {
      style: 'nextUrl',
      next: 'next',
      end: { when: 'absent' },
      size: { into: { query: 'limit' }, max: 100 },
      documentation: `${reference}/${page}`,
    },
  };
}

const time = { format: 'rfc3339', documentation: reference } as const;
const fieldsOf = fieldsDocumentedAt(reference);

/** Most records are never deleted, but marked. */
function writesAt(path: string, page: string, deleted: 'marked' | 'gone' = 'marked'): WriteEndpoints {
  const documentation = `${reference}/${page}`;
  const ways: readonly Way[] = deleted === 'gone' ? ['create', 'update', 'delete'] : ['create', 'update'];
  const writes = plainWrites(path, { documentation, ways, createAt: `${path}/`, one: `${path}/{id}/` });
  if (deleted === 'gone') return writes;
  const mark = { method: 'PATCH', path: `${path}/{id}/`, body: { deleted: true } } as const;
  return { ...writes, delete: { ...mark, repeat: { by: 'upsert' }, documentation } };
}

/** Records of one project. */
function ofProject(
  name: string,
  words: string,
  {
    times = [],
    deleted,
  }: { times?: readonly ('created_at' | 'updated_at')[]; deleted?: 'marked' | 'gone' } = {},
): ConnectorException {
  const path = `/api/projects/{project_id}/${name}`;
  const page = name.replaceAll('_', '-');
  return {
    parents: {
      object: 'projects',
      values: { project_id: 'id' },
      // A path below a project needs both ids.
      idField: 'projectAndId',
      documentation: `${reference}/${page}`,
    },
    record: {
      id: 'id',
      ...(times.includes('created_at') && { createTime: { member: 'created_at', ...time } }),
      ...(times.includes('updated_at') && {
        updateTime: { member: 'updated_at', granularityMs: 0.001, ...time },
      }),
    },
    list: listAt(`${path}/`, page),
    fields: fieldsOf(deleted ? words : readOnly(words)),
    ...(deleted && { write: writesAt(path, page, deleted) }),
  };
}

const MADE = 'created_at:datetime! created_by:other!';

/** PostHog's API. No list can be limited to what has changed. Events are for its query language, and are not read here. */
export const posthog: RestDefinition = {
  connectorVersion: 1,
  provider: 'posthog',
  displayName: 'PostHog',
  verified: 'simulator',
  errors: { message: ['detail', 'code'], documentation: reference },
  budgets: [
    { scope: 'account', requests: 480, perMs: MINUTE_MS, documentation: `${reference}#rate-limiting` },
  ],
  objectNames: 'listed',
  object: {
    record: { id: 'id' },
    list: listAt('/api/projects/', 'projects'),
    changes: { source: 'none', documentation: reference },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: fieldsOf(readOnly('id:int uuid organization api_token name')),
  },
  objects: {
    projects: {},
    persons: ofProject('persons', 'id uuid name distinct_ids:other properties:other created_at:datetime', {
      times: ['created_at'],
    }),
    cohorts: ofProject(
      'cohorts',
      `id:int! name description groups:other filters:other query:other is_static:boolean is_calculating:boolean!
      last_calculation:datetime! errors_calculating:int! count:int! deleted:boolean ${MADE}`,
      { times: ['created_at'], deleted: 'marked' },
    ),
    feature_flags: ofProject(
      'feature_flags',
      `id:int! key name filters:other active:boolean deleted:boolean version:int! tags:other rollout_percentage:int!
      ensure_experience_continuity:boolean experiment_set:other! features:other! ${MADE} updated_at:datetime!`,
      { times: ['created_at', 'updated_at'], deleted: 'marked' },
    ),
    insights: ofProject(
      'insights',
      `id:int! short_id! name derived_name! description query:other order:int deleted:boolean favorited:boolean
      saved:boolean! tags:other dashboards:other result:other! last_refresh:datetime! last_modified_at:datetime!
      last_modified_by:other! updated_at:datetime! ${MADE}`,
      { times: ['created_at', 'updated_at'], deleted: 'marked' },
    ),
    dashboards: ofProject(
      'dashboards',
      `id:int! name description pinned:boolean deleted:boolean tags:other filters:other variables:other
      creation_mode! is_shared:boolean! restriction_level:int ${MADE}`,
      { times: ['created_at'], deleted: 'marked' },
    ),
    annotations: ofProject(
      'annotations',
      `id:int! content date_marker:datetime creation_type scope dashboard_item:int deleted:boolean
      updated_at:datetime! ${MADE}`,
      { times: ['created_at', 'updated_at'], deleted: 'marked' },
    ),
    actions: ofProject(
      'actions',
      `id:int! name description tags:other steps:other deleted:boolean post_to_slack:boolean slack_message_format
      is_calculating:boolean! last_calculated_at:datetime ${MADE}`,
      { times: ['created_at'], deleted: 'marked' },
    ),
    surveys: ofProject(
      'surveys',
      `id! name description type questions:other conditions:other appearance:other linked_flag:other! linked_flag_id:int
      targeting_flag:other! targeting_flag_filters:other start_date:datetime end_date:datetime archived:boolean
      responses_limit:int schedule ${MADE}`,
      { times: ['created_at'], deleted: 'gone' },
    ),
    experiments: ofProject(
      'experiments',
      `id:int name description start_date:datetime end_date:datetime feature_flag_key feature_flag:other parameters:other
      secondary_metrics:other filters:other archived:boolean created_by:other created_at:datetime updated_at:datetime`,
      { times: ['created_at', 'updated_at'] },
    ),
    early_access_feature: ofProject(
      'early_access_feature',
      'id! feature_flag:other! name description stage documentation_url created_at:datetime!',
      { times: ['created_at'], deleted: 'gone' },
    ),
    event_definitions: ofProject(
      'event_definitions',
      'id name created_at:datetime last_seen_at:datetime last_updated_at:datetime tags:other',
      { times: ['created_at'] },
    ),
    property_definitions: ofProject(
      'property_definitions',
      'id name is_numerical:boolean property_type tags:other is_seen_on_filtered_events',
    ),
    session_recordings: ofProject(
      'session_recordings',
      `id distinct_id viewed:boolean recording_duration:int active_seconds:int inactive_seconds:int start_time:datetime
      end_time:datetime click_count:int keypress_count:int mouse_activity_count:int console_log_count:int
      console_warn_count:int console_error_count:int start_url person:other`,
    ),
  },
};
