import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, onePage } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/openai/openai-openapi, openapi.json.
const reference = 'https://platform.openai.com/docs/api-reference';

/** A list goes on after the id of the last record. */
function listAt(path: string, query?: Record<string, string>): ListEndpoint {
  return {
    request: { path: `/v1${path}`, ...(query && { query }), documentation: reference },
    records: 'data',
    paging: {
      style: 'lastRecord',
      member: 'id',
      into: { query: 'after' },
      end: { when: 'false', member: 'has_more' },
      size: { into: { query: 'limit' }, max: 100 },
      documentation: reference,
    },
  };
}

/** Lists of the organization that say where they go on. */
const cursorList = listsAt(
  reference,
  cursorPages('next', 'after', { limit: 1000 }, reference, { when: 'false', member: 'has_more' }),
  'data',
);
const cursorListAt = (path: string) => cursorList(`/v1${path}`);

const createdAt = (member: string): NonNullable<ConnectorException['record']> => ({
  id: 'id',
  createTime: { member, format: 'epochSeconds', documentation: reference },
});
const created = createdAt('created_at');
const fieldsOf = fieldsDocumentedAt(reference, 'id!');
const CREATED = 'object! created_at:int!';

/** An update is a POST to the record. */
const writesAt = (path: string, ways: readonly Way[], one?: string) =>
  plainWrites(`/v1${path}`, {
    documentation: reference,
    update: 'POST',
    ways,
    one: one === undefined ? undefined : `/v1${one}`,
  });
const all: readonly Way[] = ['create', 'update', 'delete'];

const read = (list: ListEndpoint, words: string, more?: ConnectorException): ConnectorException => ({
  list,
  record: created,
  fields: fieldsOf(readOnly(words)),
  ...more,
});

/** The same model, person or file can be below several. */
function below(object: string): Pick<ConnectorException, 'parents'> {
  const one = object.slice(0, -1);
  return {
    parents: { object, values: { [`${one}_id`]: 'id' }, idField: `${one}AndId`, documentation: reference },
  };
}

/** The API takes the content of these objects as an upload, so they are read and deleted only. */
const deleted: readonly Way[] = ['delete'];

/**
 * OpenAI's API. What an organization has is listed to keys of an administrator only. No list can be limited to what has
 * changed. Lists that are deprecated are left out, as are evals, which end on 30 November 2026, and new jobs of
 * fine-tuning, which nobody can make from 6 January 2027: https://developers.openai.com/api/docs/deprecations
 */
export const openAI = usualConnector({
  provider: 'openAI',
  displayName: 'OpenAI',
  errors: {
    message: 'error.message',
    // The key is good, and lacks a permission. That has no code of its own.
    rules: [
      {
        status: 401,
        member: 'error.message',
        begins: 'You have insufficient permissions for this operation.',
        means: 'forbidden',
      },
    ],
    documentation: `${reference}/debugging-requests`,
  },
  object: {
    record: created,
    list: listAt('/{objectName}'),
  },
  objects: {
    files: {
      fields: fieldsOf(`${CREATED} bytes:int! expires_at:int! filename! purpose! status! status_details!`),
      write: writesAt('/files', deleted),
    },
    batches: {
      fields:
        fieldsOf(`${CREATED} endpoint model! errors:other! input_file_id completion_window status! output_file_id!
        error_file_id! in_progress_at:int! expires_at:int! finalizing_at:int! completed_at:int! failed_at:int!
        expired_at:int! cancelling_at:int! cancelled_at:int! request_counts:other! usage:other! metadata:other`),
      write: writesAt('/batches', ['create']),
    },
    fine_tuning_jobs: read(
      listAt('/fine_tuning/jobs'),
      `object created_at:int error:other fine_tuned_model finished_at:int hyperparameters:other model organization_id
      result_files:other status trained_tokens:int training_file validation_file integrations:other seed:int
      estimated_finish:int method:other metadata:other`,
    ),
    fine_tuning_checkpoints: read(
      listAt('/fine_tuning/jobs/{fine_tuning_job_id}/checkpoints'),
      'object created_at:int fine_tuned_model_checkpoint step_number:int metrics:other',
      below('fine_tuning_jobs'),
    ),
    fine_tuning_events: read(
      listAt('/fine_tuning/jobs/{fine_tuning_job_id}/events'),
      'object created_at:int level message type data:other',
      below('fine_tuning_jobs'),
    ),
    vector_stores: {
      fields:
        fieldsOf(`${CREATED} name usage_bytes:int! file_counts:other! status! expires_after:other expires_at:int!
        last_active_at:int! metadata:other`),
      write: writesAt('/vector_stores', all),
    },
    vector_store_files: {
      ...below('vector_stores'),
      list: listAt('/vector_stores/{vector_store_id}/files'),
      fields: fieldsOf(`${CREATED} usage_bytes:int! status! last_error:other! chunking_strategy:other!
        attributes:other`),
      write: null,
    },
    containers: {
      fields: fieldsOf(
        `${CREATED} name status! last_active_at:int! expires_after:other memory_limit network_policy:other`,
      ),
      write: writesAt('/containers', ['create', 'delete']),
    },
    container_files: read(
      listAt('/containers/{container_id}/files'),
      'object created_at:int bytes:int path source',
      below('containers'),
    ),
    chat_completions: {
      record: createdAt('created'),
      list: listAt('/chat/completions'),
      fields:
        fieldsOf(`object! created:int! choices:other! model! metadata:other service_tier! system_fingerprint!
        usage:other! moderation:other!`),
      write: writesAt('/chat/completions', ['update', 'delete']),
    },
    models: {
      record: createdAt('created'),
      list: listsAt(reference, onePage(), 'data')('/v1/models'),
      fields: fieldsOf('object! created:int! owned_by! shutdown_date:date!'),
      write: writesAt('/models', deleted),
    },
    skills: {
      fields: fieldsOf(`${CREATED} name! description! default_version latest_version!`),
      write: writesAt('/skills', ['update', 'delete']),
    },
    voice_consents: {
      list: listAt('/audio/voice_consents'),
      fields: fieldsOf(`${CREATED} name language!`),
      write: writesAt('/audio/voice_consents', ['update', 'delete']),
    },
    users: {
      record: createdAt('added_at'),
      list: listAt('/organization/users'),
      fields: fieldsOf(`object! name! email! role added_at:int! is_default:boolean! created:int! user:other!
        is_service_account:boolean! is_scale_tier_authorized_purchaser:boolean! is_scim_managed:boolean!
        api_key_last_used_at:int! technical_level developer_persona projects:other!`),
      write: writesAt('/organization/users', ['update', 'delete']),
    },
    invites: {
      list: listAt('/organization/invites'),
      fields: fieldsOf(`${CREATED} email role status! expires_at:int! accepted_at:int! projects:other`),
      write: writesAt('/organization/invites', ['create', 'delete']),
    },
    groups: {
      list: cursorListAt('/organization/groups'),
      fields: fieldsOf('name created_at:int! is_scim_managed:boolean! group_type!'),
      write: writesAt('/organization/groups', all),
    },
    roles: {
      record: { id: 'id' },
      list: cursorListAt('/organization/roles'),
      fields: fieldsOf(
        readOnly('object name description permissions:other resource_type predefined_role:boolean'),
      ),
    },
    certificates: {
      list: listAt('/organization/certificates'),
      fields: fieldsOf(`${CREATED} name certificate_details:other! active:boolean!`),
      write: writesAt('/organization/certificates', ['update', 'delete']),
    },
    admin_api_keys: read(
      listAt('/organization/admin_api_keys'),
      'object created_at:int name redacted_value expires_at:int last_used_at:int owner:other',
      { write: writesAt('/organization/admin_api_keys', deleted) },
    ),
    projects: {
      // Without the parameter, those that are archived are missing.
      list: listAt('/organization/projects', { include_archived: 'true' }),
      fields: fieldsOf(`${CREATED} name archived_at:int! status! external_key_id residency`),
      write: writesAt('/organization/projects', ['create', 'update']),
    },
    project_users: read(
      listAt('/organization/projects/{project_id}/users'),
      'object name email role added_at:int',
      { ...below('projects'), record: createdAt('added_at') },
    ),
    project_service_accounts: read(
      listAt('/organization/projects/{project_id}/service_accounts'),
      'object name role created_at:int',
      below('projects'),
    ),
    project_api_keys: read(
      // Without the parameter, keys of people who are no members of the project can be missing.
      listAt('/organization/projects/{project_id}/api_keys', { owner_project_access: 'any' }),
      'object redacted_value name created_at:int last_used_at:int owner_project_access owner:other',
      below('projects'),
    ),
    project_rate_limits: read(
      listAt('/organization/projects/{project_id}/rate_limits'),
      `object model max_requests_per_1_minute:int max_tokens_per_1_minute:int max_images_per_1_minute:int
      max_audio_megabytes_per_1_minute:int max_requests_per_1_day:int batch_1_day_max_input_tokens:int`,
      { ...below('projects'), record: { id: 'id' } },
    ),
  },
});
