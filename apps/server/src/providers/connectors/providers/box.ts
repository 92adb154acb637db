import type { Connector, ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import type { ProviderRecord } from '../engine/records.ts';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { cursorPages, listsAt, offsetPages, type Query } from './pages.ts';
import { plainWrites, repeatable, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/box/box-openapi, openapi/openapi.json.
const reference = 'https://developer.box.com/reference';
const markerPage = 'https://developer.box.com/guides/api-calls/pagination/marker-based/';
const offsetPage = 'https://developer.box.com/guides/api-calls/pagination/offset-based/';
const MINUTE_MS = 60_000;

/** Without the parameter, an answer lacks some fields. With it, it has those that it names, and a few more. */
const fieldsParameter: ListEndpoint['fieldsParameter'] = {
  into: { query: 'fields' },
  as: 'commaList',
  always: ['id', 'type', 'created_at', 'modified_at'],
  documentation: `${reference}/get-users/`,
};

/** A list with markers. Lists that have offsets too need the parameter `usemarker`. */
const markedAt = listsAt(
  reference,
  cursorPages('next_marker', 'marker', { limit: 1000 }, markerPage),
  'entries',
);
const markedList = (path = '/2.0/{objectName}', query?: Query) => markedAt(path, query);

/** A page may lack records that the account may not see. The next one then begins with some of this page again. */
const offsetAt = listsAt(
  reference,
  offsetPages('offset', { limit: 1000 }, offsetPage, { when: 'total', member: 'total_count' }),
  'entries',
);
const offsetList = (path = '/2.0/{objectName}') => offsetAt(path);

const itemsOf = (folder: string): ListEndpoint => ({
  ...markedList(`/2.0/folders/${folder}/items`, { usemarker: 'true' }),
  fieldsParameter,
});

/** @param words of what a record has besides its id and type */
const fieldsOf = fieldsDocumentedAt(`${reference}/resources/`, 'id! type!');

const changed = 'created_at:datetime! modified_at:datetime!';

/** Not every record says when it has changed. */
const recordWith = (created: string, updated?: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(`${reference}/resources/`, { updated, created }),
});

const writesOf = (...ways: Way[]) =>
  plainWrites('/2.0/{objectName}', { documentation: reference, update: 'PUT', ways });

/** Fields of files, folders and web links. What only some of them have is absent in the others. */
const itemFields = fieldsOf(`name description etag! sequence_id! size:int! ${changed} trashed_at:datetime!
  purged_at:datetime! content_created_at:datetime! content_modified_at:datetime! path_collection:other! parent:other
  created_by:other! modified_by:other! owned_by:other! shared_link:other item_status! tags:other
  permissions:other is_externally_owned:boolean! has_collaborations:boolean! watermark_info:other!
  is_accessible_via_shared_link:boolean! allowed_invitee_roles:other! classification:other! sha1! file_version:other!
  version_number! comment_count:int! lock:other extension! is_package:boolean! uploader_display_name!
  expires_at:datetime! disposition_at:datetime folder_upload_email:other sync_state can_non_owners_invite:boolean
  is_collaboration_restricted_to_enterprise:boolean can_non_owners_view_collaborators:boolean
  allowed_shared_link_access_levels:other! url`);

/**
 * Files, folders and web links below each folder of the root, however deep. A new one needs `type` (`folder` or
 * `web_link`), since it says the address, and the id of any folder for `folder`. An update needs `type` too.
 */
const items: ConnectorException = {
  parents: {
    object: 'root_items',
    values: { folder: 'id' },
    only: { member: 'type', value: 'folder' },
    documentation: `${reference}/get-folders-id-items/`,
  },
  record: recordWith('created_at', 'modified_at'),
  list: itemsOf('{folder}'),
  fields: itemFields,
  write: {
    create: {
      method: 'POST',
      path: '/2.0/{type}s',
      body: { parent: { id: '{folder}' } },
      repeat: { by: 'none' },
      documentation: `${reference}/post-folders/`,
    },
    update: repeatable('PUT', '/2.0/{type}s/{id}', `${reference}/put-files-id/`),
    answer: { record: '.', id: 'id' },
  },
};

function hasListInside(objectName: string, { type }: ProviderRecord): boolean {
  return objectName === 'items' && type === 'folder';
}

const objects: Connector['objects'] = {
  root_items: {
    displayName: 'Items of the root folder',
    record: recordWith('created_at', 'modified_at'),
    list: itemsOf('0'),
    fields: itemFields,
  },
  items: { displayName: 'Items of folders', ...items },
  users: {
    record: recordWith('created_at', 'modified_at'),
    list: {
      ...markedList(undefined, { usemarker: 'true' }),
      fieldsParameter,
      conditions: foundBy(['external_app_user_id'], `${reference}/get-users/`),
    },
    fields:
      fieldsOf(`name login ${changed} language timezone space_amount:int space_used:int! max_upload_size:int! status
      job_title phone address avatar_url! notification_email:other role tracking_codes:other
      can_see_managed_users:boolean is_sync_enabled:boolean is_external_collab_restricted:boolean
      is_exempt_from_device_limits:boolean is_exempt_from_login_verification:boolean enterprise:other my_tags:other!
      hostname! is_platform_access_only:boolean external_app_user_id`),
    write: {
      ...writesOf('create', 'update', 'delete'),
      get: { path: '/2.0/{objectName}/{id}', query: { fields: '{fields}' } },
    },
  },
  groups: {
    record: recordWith('created_at', 'modified_at'),
    list: { ...offsetList(), fieldsParameter },
    fields:
      fieldsOf(`name group_type! ${changed} provenance external_sync_identifier description invitability_level
      member_viewability_level permissions:other!`),
    write: {
      ...writesOf('create', 'update', 'delete'),
      get: { path: '/2.0/{objectName}/{id}', query: { fields: '{fields}' } },
    },
  },
  memberships: {
    displayName: 'Memberships of groups',
    parents: {
      object: 'groups',
      values: { group_id: 'id' },
      documentation: `${reference}/get-groups-id-memberships/`,
    },
    record: recordWith('created_at', 'modified_at'),
    list: offsetList('/2.0/groups/{group_id}/memberships'),
    fields: fieldsOf(`role user:other group:other! ${changed}`),
    write: {
      create: {
        method: 'POST',
        path: '/2.0/group_memberships',
        body: { group: { id: '{group_id}' } },
        repeat: { by: 'none' },
        documentation: `${reference}/post-group-memberships/`,
      },
      update: repeatable('PUT', '/2.0/group_memberships/{id}', `${reference}/put-group-memberships-id/`),
      delete: repeatable(
        'DELETE',
        '/2.0/group_memberships/{id}',
        `${reference}/delete-group-memberships-id/`,
      ),
      get: { path: '/2.0/group_memberships/{id}' },
      answer: { record: '.', id: 'id' },
    },
  },
  group_collaborations: {
    displayName: 'Collaborations of groups',
    parents: {
      object: 'groups',
      values: { group_id: 'id' },
      documentation: `${reference}/get-groups-id-collaborations/`,
    },
    record: recordWith('created_at', 'modified_at'),
    list: offsetList('/2.0/groups/{group_id}/collaborations'),
    fields:
      fieldsOf(`item:other! app_item:other! accessible_by:other! invite_email! role! ${changed} expires_at:datetime!
      is_access_only:boolean! status! acknowledged_at:datetime! created_by:other! acceptance_requirements_status:other!`),
  },
  sign_requests: {
    displayName: 'Sign requests of the user',
    record: recordWith('created_at'),
    list: markedList(),
    fields:
      fieldsOf(`name status! signers:other source_files:other parent_folder:other email_subject email_message
      redirect_url declined_redirect_url is_document_preparation_needed:boolean are_text_signatures_enabled:boolean
      are_reminders_enabled:boolean prefill_tags:other days_valid:int external_id external_system_name template_id
      request_flow signature_color prepare_url! signing_log:other! sign_files:other! auto_expire_at:datetime!
      collaborator_level! short_id! created_at:datetime! finished_at:datetime! error_code! sender_email! sender_id:int!`),
    // A request is sent to people, and can only be cancelled then.
    write: writesOf('create'),
  },
  sign_templates: {
    displayName: 'Sign templates of the user',
    list: markedList(),
    fields:
      fieldsOf(`name! email_subject! email_message! days_valid:int! parent_folder:other! source_files:other!
      are_fields_locked:boolean! are_options_locked:boolean! are_recipients_locked:boolean!
      are_email_settings_locked:boolean! are_files_locked:boolean! signers:other! additional_info:other!
      ready_sign_link:other! custom_branding:other! request_flow!`),
  },
  metadata_templates: {
    list: markedList('/2.0/metadata_templates/enterprise'),
    fields: fieldsOf(
      'scope! templateKey! displayName! hidden:boolean! fields:other! copyInstanceOnItemCopy:boolean!',
    ),
  },
  retention_policies: {
    record: recordWith('created_at', 'modified_at'),
    list: { ...markedList(), fieldsParameter },
    fields:
      fieldsOf(`policy_name description policy_type disposition_action retention_length retention_type status
      ${changed} max_extension_length can_owner_extend_retention:boolean are_owners_notified:boolean
      custom_notification_recipients:other created_by:other! assignment_counts:other!`),
    write: writesOf('create', 'update', 'delete'),
  },
  legal_hold_policies: {
    record: recordWith('created_at', 'modified_at'),
    list: { ...markedList(), fieldsParameter },
    fields:
      fieldsOf(`policy_name description status! ${changed} filter_started_at:datetime filter_ended_at:datetime
      release_notes created_by:other! assignment_counts:other! deleted_at:datetime!`),
    // A released policy is gone only later, and is listed with the status until then.
    write: writesOf('create', 'update', 'delete'),
  },
  terms_of_services: {
    displayName: 'Terms of service',
    record: recordWith('created_at', 'modified_at'),
    list: {
      request: { path: '/2.0/{objectName}', documentation: `${reference}/get-terms-of-services/` },
      records: 'entries',
      paging: { style: 'none', size: { max: 1000 } },
    },
    fields: fieldsOf(`status tos_type text enterprise:other! ${changed}`),
    write: writesOf('create', 'update'),
  },
  collaboration_whitelist_entries: {
    displayName: 'Allowed collaboration domains',
    record: recordWith('created_at'),
    list: markedList(),
    fields: fieldsOf('domain direction enterprise:other! created_at:datetime!'),
    write: writesOf('create', 'delete'),
  },
};

/** Box's API, version 2.0. No list can be limited to what has changed. */
export const box = usualConnector({
  provider: 'box',
  displayName: 'Box',
  errors: {
    message: 'message',
    details: [
      { at: 'context_info.message' },
      { at: 'context_info.errors', text: 'message' },
      { at: 'context_info.errors', text: 'name' },
    ],
    documentation: `${reference}/resources/client-error/`,
  },
  budgets: [
    {
      scope: 'connection',
      requests: 1000,
      perMs: MINUTE_MS,
      documentation: 'https://developer.box.com/guides/api-calls/permissions-and-errors/rate-limits/',
    },
  ],
  functions: {
    hasListInside,
    // A signer signs by them: https://developer.box.com/guides/box-sign/how-signers-get-the-request
    secrets: { sign_requests: 'embed_url iframeable_embed_url' },
  },
  object: {
    list: markedList(),
  },
  objects,
});
