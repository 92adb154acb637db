import type { Connector, ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { cursorPages, listsAt, onePage, type Query } from './pages.ts';
import { plainWrites, repeatable, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';
import { zoomWrites } from './zoom-writes.ts';

// The facts are those of the vendor's own client: the package @zoom/rivet, users/users.d.ts and its neighbours.
// The largest pages are those of its older OpenAPI document: github.com/zoom/api, openapi.v2.json.
const reference = 'https://developers.zoom.us/docs/api';

/** @param largest how large a page may be. Absent: the vendor does not say it, and decides how large a page is. */
function listOf(path: string, records: string, largest?: number, query?: Query): ListEndpoint {
  const size = largest === undefined ? 300 : { page_size: largest };
  const paging = cursorPages('next_page_token', 'next_page_token', size, `${reference}/pagination`);
  return listsAt(reference, paging, records)(path, query);
}

const wholeList = (path: string, records: string) =>
  listsAt(reference, onePage(undefined, 1000), records)(path);

const fieldsOf = fieldsDocumentedAt(reference);

/**
 * A change is answered without a body.
 * @param path of new records
 * @param one below which each has its own
 */
const writesAt = (path: string, ways: readonly Way[], id?: string, one = path) =>
  plainWrites(one, { documentation: reference, ways, createAt: path, id });

const everyWrite = ['create', 'update', 'delete'] as const;

const created: ConnectorException['record'] = {
  id: 'id',
  createTime: { member: 'created_at', format: 'rfc3339', documentation: reference },
};

const userFields =
  fieldsOf(`id! email first_name last_name display_name type:int status! dept timezone created_at:datetime!
  user_created_at:datetime! last_login_time:datetime! last_client_version! pmi:int role_id! employee_unique_id!
  group_ids:other! im_group_ids:other! division_ids:other custom_attributes:other plan_united_type verified:int!
  license_info_list:other`);

const usersOf = (status: string): ListEndpoint =>
  listOf('/v2/users', 'users', 300, { status, include_fields: 'custom_attributes' });

const users: ConnectorException = {
  record: created,
  list: usersOf('active'),
  fields: userFields,
  write: {
    ...writesAt('/v2/users', ['update', 'delete']),
    create: {
      method: 'POST',
      path: '/v2/users',
      body: { action: 'create' },
      wrap: 'user_info',
      repeat: { by: 'none' },
      documentation: `${reference}/users/`,
    },
    // The person leaves the account, and keeps an own one. To delete the person for good is another action.
    delete: {
      method: 'DELETE',
      path: '/v2/users/{id}',
      query: { action: 'disassociate' },
      repeat: { by: 'upsert' },
      documentation: `${reference}/users/`,
    },
  },
};

const below = (object: string, placeholder: string): ConnectorException['parents'] => ({
  object,
  values: { [placeholder]: 'id' },
  documentation: reference,
});

const objects: Connector['objects'] = {
  users: { displayName: 'Active users', ...users },
  pending_users: {
    displayName: 'Invited users',
    record: created,
    list: usersOf('pending'),
    fields: userFields,
  },
  inactive_users: { record: created, list: usersOf('inactive'), fields: userFields },
  meetings: {
    displayName: 'Scheduled meetings that have not expired',
    parents: below('users', 'user'),
    record: created,
    list: listOf('/v2/users/{user}/meetings', 'meetings', 300, { type: 'scheduled' }),
    fields: fieldsOf(`id:int! uuid! host_id! topic agenda type:int start_time:datetime duration:int timezone
      created_at:datetime! join_url! pmi!`),
    write: writesAt('/v2/users/{user}/meetings', everyWrite, 'id', '/v2/meetings'),
  },
  groups: {
    list: listOf('/v2/groups', 'groups'),
    fields: fieldsOf('id! name total_members:int!'),
    write: writesAt('/v2/groups', everyWrite),
  },
  group_members: {
    displayName: 'Members of groups',
    // A person can be in several groups.
    parents: {
      object: 'groups',
      values: { group: 'id' },
      idField: 'groupAndId',
      documentation: reference,
    },
    list: listOf('/v2/groups/{group}/members', 'members', 300),
    fields: fieldsOf('id! email! first_name! last_name! type:int!'),
    write: {
      delete: repeatable('DELETE', '/v2/groups/{group}/members/{id}', reference),
      answer: { id: 'id' },
    },
  },
  contact_groups: {
    record: { id: 'group_id' },
    list: listOf('/v2/contacts/groups', 'groups'),
    fields: fieldsOf('group_id! group_name group_privacy:int description'),
    // A change has other names for the fields, so it is not offered.
    write: writesAt('/v2/contacts/groups', ['create', 'delete'], 'group_id'),
  },
  divisions: {
    record: { id: 'division_id' },
    list: listOf('/v2/divisions', 'divisions'),
    fields: fieldsOf(
      'division_id! division_name division_description is_main_division:boolean! total_members:int!',
    ),
    write: writesAt('/v2/divisions', everyWrite, 'division_id'),
  },
  roles: {
    list: wholeList('/v2/roles', 'roles'),
    fields: fieldsOf('id! name! description! type! total_members:int!'),
  },
  tracking_fields: {
    list: wholeList('/v2/tracking_fields', 'tracking_fields'),
    fields: fieldsOf('id! field recommended_values:other required:boolean visible:boolean'),
    write: writesAt('/v2/tracking_fields', everyWrite),
  },
  h323_devices: {
    displayName: 'H.323 and SIP devices',
    list: listOf('/v2/h323/devices', 'devices'),
    fields: fieldsOf('id! name ip protocol encryption'),
    write: plainWrites('/v2/h323/devices', { documentation: reference, canGet: false }),
  },
  devices: {
    record: { id: 'device_id' },
    list: listOf('/v2/devices', 'devices'),
    fields:
      fieldsOf(`device_id! device_name! device_type:int! device_status:int! mac_address! serial_number! vendor! model!
      platform_os! app_version! tag! enrolled_in_zdm:boolean! connected_to_zdm:boolean! room_id! room_name! skd_version!
      last_online:datetime! user_email!`),
  },
  channels: {
    displayName: 'Public channels',
    list: listOf('/v2/chat/channels', 'channels'),
    fields: fieldsOf('id! jid! name type:int channel_url! channel_settings:other'),
    write: writesAt('/v2/chat/channels', ['update', 'delete']),
  },
  shared_spaces: {
    record: { id: 'space_id' },
    list: listOf('/v2/chat/spaces', 'shared_spaces'),
    fields: fieldsOf('space_id! space_name space_desc space_owner:other!'),
    write: writesAt('/v2/chat/spaces', everyWrite, 'space_id'),
  },
  phone_users: {
    list: listOf('/v2/phone/users', 'users'),
    fields:
      fieldsOf(`id! phone_user_id! name! email! extension_id! extension_number:int! status! department! cost_center!
      site:other! phone_numbers:other! calling_plans:other!`),
  },
  phone_sites: {
    list: listOf('/v2/phone/sites', 'sites'),
    fields: fieldsOf('id! name site_code:int country:other! main_auto_receptionist:other!'),
    // A deletion needs another site for what is left.
    write: writesAt('/v2/phone/sites', ['create', 'update']),
  },
  phone_call_queues: {
    list: listOf('/v2/phone/call_queues', 'call_queues'),
    fields: fieldsOf(
      'id! name extension_id! extension_number:int status site:other! site_id phone_numbers:other!',
    ),
    write: writesAt('/v2/phone/call_queues', everyWrite),
  },
  phone_auto_receptionists: {
    list: listOf('/v2/phone/auto_receptionists', 'auto_receptionists'),
    fields:
      fieldsOf(`id! name extension_id! extension_number:int timezone audio_prompt_language cost_center department
      holiday_hours:other! phone_numbers:other! site:other!`),
    write: writesAt('/v2/phone/auto_receptionists', ['update', 'delete']),
  },
  phone_common_areas: {
    list: listOf('/v2/phone/common_areas', 'common_areas'),
    fields: fieldsOf(`id! display_name extension_number:int status! site:other! site_id phone_numbers:other!
      calling_plans:other desk_phones:other!`),
    write: writesAt('/v2/phone/common_areas', everyWrite),
  },
  phone_external_contacts: {
    record: { id: 'external_contact_id' },
    list: listOf('/v2/phone/external_contacts', 'external_contacts'),
    fields: fieldsOf(`external_contact_id! id name description email extension_number phone_numbers:other
      auto_call_recorded:boolean enable_internal_extension:boolean profile_picture_download_url!`),
    write: writesAt('/v2/phone/external_contacts', everyWrite, 'external_contact_id'),
  },
  phone_shared_line_groups: {
    list: listOf('/v2/phone/shared_line_groups', 'shared_line_groups'),
    fields: fieldsOf(
      'id! display_name extension_id! extension_number:int status phone_numbers:other! site:other! site_id',
    ),
    write: writesAt('/v2/phone/shared_line_groups', everyWrite),
  },
  phone_locations: {
    displayName: 'Emergency locations',
    list: listOf('/v2/phone/locations', 'locations'),
    fields:
      fieldsOf(`id! name! identifier! parent_location_id! bssid! elin:other! network_switches:other! private_ip!
      public_ip! sip_group:other! site:other! emergency_address:other! minimum_match_criteria:boolean!`),
  },
};

/**
 * Zoom's API, version 2. No list can be limited to what has changed. Recordings, calls, voicemails and summaries are left
 * out, because their lists have a few days only.
 */
export const zoom = usualConnector({
  provider: 'zoom',
  displayName: 'Zoom',
  errors: {
    message: 'message',
    details: [{ at: 'errors', text: 'message' }],
    // A token lives for minutes, and a wait for a limit can be longer.
    rules: [{ member: 'message', begins: 'The next page token is', means: 'cursor_gone' }],
    documentation: `${reference}/errors`,
  },
  functions: {
    ...zoomWrites,
    // With them anybody is the host.
    secrets: { meetings: 'start_url dynamic_host_key', users: 'host_key' },
  },
  object: {
    list: listOf('/v2/groups', 'groups'),
  },
  objects,
});
