import type {
  ConnectorObject,
  DiscoveredFields,
  FilteredChanges,
  ListEndpoint,
  WriteEndpoint,
} from '@dowel/schema/connector';
import { listedFields } from './listed-fields.ts';
import { urlPages } from './pages.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';
import { zendeskAssociations } from './zendesk-associations.ts';
import { listed, plainObject, reference, writesOf, zendeskLists } from './zendesk-lists.ts';
import { ticketFunctions } from './zendesk-ticket-fields.ts';
import { askForSecret, zendeskEvents, zendeskWebhooks } from './zendesk-webhooks.ts';

const exportsPage = `${reference}/ticket-management/incremental_exports/`;

const MINUTE_MS = 60_000;

/**
 * What changed since a time. The last page has an address too, so only its end of the stream counts. Exports allow about
 * ten calls a minute, and answer more of them with 429 and `Retry-After`. That is no budget of the connector: calls of a
 * budget are spread, so the second page of each small read would come seven seconds after the first.
 */
function exported(name: string, by: 'cursor' | 'time'): ListEndpoint {
  return {
    request: {
      path: `/api/v2/incremental/${name}${by === 'cursor' ? '/cursor' : ''}`,
      // A start is required. This one is for everything.
      query: { start_time: '0' },
      documentation: exportsPage,
    },
    records: name,
    conditions: { style: 'parameters', from: { query: 'start_time' } },
    paging: urlPages(by === 'cursor' ? 'after_url' : 'next_page', { per_page: 1000 }, exportsPage, {
      when: 'true',
      member: 'end_of_stream',
    }),
  };
}

/** Zendesk leaves out what changed in the last minute, and refuses a start in it. */
const changesOfExport: FilteredChanges = {
  source: 'filter',
  format: 'epochSeconds',
  isFromInclusive: true,
  settleMs: MINUTE_MS + 1000,
  overlapMs: 5 * MINUTE_MS,
  granularityMs: 1000,
  documentation: exportsPage,
};

const own = listedFields('id:int! created_at:datetime! updated_at:datetime!');

const ticketsPage = `${reference}/tickets/tickets/`;
const usersPage = `${reference}/users/users/`;
const organizationsPage = `${reference}/organizations/organizations/`;

/** The custom fields of tickets. A field of the system cannot be removed, and has a member of its own in a ticket. */
const ticketFields: DiscoveredFields = {
  source: 'call',
  // Without a page size, there is one page.
  request: { path: '/api/v2/ticket_fields' },
  records: 'ticket_fields',
  members: {
    name: 'id',
    label: 'title',
    description: 'description',
    type: 'type',
    isCustom: 'removable',
    options: { records: 'custom_field_options', value: 'value', label: 'name' },
  },
  types: {
    text: 'string',
    textarea: 'string',
    regexp: 'string',
    partialcreditcard: 'string',
    integer: 'int',
    decimal: 'float',
    checkbox: 'boolean',
    date: 'date',
    lookup: 'reference',
    tagger: 'singleSelect',
    multiselect: 'multiSelect',
  },
  also: [
    ...own,
    ...listedFields(`generated_timestamp:int! url! external_id subject raw_subject description recipient
      type:singleSelect priority:singleSelect status:singleSelect due_at:datetime requester_id:reference
      assignee_id:reference organization_id:reference group_id:reference brand_id:reference custom_status_id:reference
      forum_topic_id:int! problem_id:reference submitter_id:reference ticket_form_id:reference tags:multiSelect
      collaborator_ids:other email_cc_ids:other follower_ids:other followup_ids:other! sharing_agreement_ids:other
      via:other allow_attachments:boolean! allow_channelback:boolean! from_messaging_channel:boolean!
      has_incidents:boolean! is_public:boolean! satisfaction_rating:other! custom_fields:other`),
  ],
  documentation: `${reference}/tickets/ticket_fields/`,
};

/** Zendesk passes over what is neither a member of a user nor in the map of its custom fields. These are the members. */
const userCustom: WriteEndpoint['custom'] = {
  into: 'user_fields',
  except: `active agent_brand_ids alias chat_only created_at custom_role_id default_group_id details email
    external_id iana_time_zone id identities last_login_at locale locale_id moderator name notes
    only_private_comments organization organization_id organization_ids password permanently_deleted phone
    photo remote_photo_url report_csv restricted_agent role role_type shared shared_agent
    shared_phone_number signature skip_verify_email suspended tags ticket_restriction time_zone
    two_factor_auth_enabled updated_at url verified`.split(/\s+/),
};
const organizationCustom: WriteEndpoint['custom'] = {
  into: 'organization_fields',
  except:
    `created_at details domain_names external_id group_id id name notes shared_comments shared_tickets tags
    updated_at url`.split(/\s+/),
};

/**
 * Users and organizations are found by their external id, users also by their address. Tickets are not: they have no such
 * call, and several can have the same external id.
 */
function upsertOf(objectName: string, field: string): WriteEndpoint | undefined {
  const found = upserted[objectName]?.[field];
  if (!found) return undefined;
  return {
    method: 'POST',
    path: `/api/v2/${objectName}/create_or_update`,
    repeat: { by: 'upsert' },
    ...found,
  };
}

const upsertedUser = {
  wrap: 'user',
  custom: userCustom,
  documentation: `${usersPage}#create-or-update-user`,
} as const;
const upserted: Readonly<Record<string, Readonly<Record<string, Partial<WriteEndpoint>>>>> = {
  users: { external_id: upsertedUser, email: upsertedUser },
  organizations: {
    external_id: {
      wrap: 'organization',
      custom: organizationCustom,
      documentation: `${organizationsPage}#create-or-update-organization`,
    },
  },
};

const sampled = (words: string): ConnectorObject['fields'] => ({
  source: 'sampled',
  also: [...own, ...listedFields(words)],
});

export const zendeskSupport = usualConnector({
  provider: 'zendeskSupport',
  displayName: 'Zendesk Support',
  errors: {
    message: [
      'description',
      'error_description',
      'error.message',
      'error',
      'errors.0.detail',
      'errors.0.title',
    ],
    details: [
      { at: 'details', text: 'description' },
      { at: 'errors', text: 'detail' },
    ],
    rules: [
      { status: 404, member: 'error', text: 'InvalidEndpoint', means: 'missing_object' },
      { status: 409, means: 'conflict' },
    ],
    documentation: 'https://developer.zendesk.com/api-reference/introduction/requests/#response-format',
  },
  webhooks: zendeskWebhooks,
  functions: {
    ...ticketFunctions,
    upsertOf,
    associationsOf: zendeskAssociations,
    // Of a group and of a brand: https://developer.zendesk.com/api-reference/ticketing/groups/groups/#json-format
    isDeleted: (_, { deleted, is_deleted }) => deleted === true || is_deleted === true,
    events: { askForSecret, isAsMade: ({ status }) => status !== 'inactive' },
  },
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1000 },
      createTime: { member: 'created_at', format: 'rfc3339' },
    },
    list: listed('groups', `${reference}/groups/groups/`),
    changes: { source: 'none' },
    fields: sampled('name'),
  },
  objects: {
    tickets: {
      list: exported('tickets', 'cursor'),
      changes: changesOfExport,
      deletes: { source: 'flag', member: 'status', value: 'deleted', documentation: exportsPage },
      // The start of an export is compared with this time. What the system changes in a ticket leaves `updated_at` as it was.
      record: {
        id: 'id',
        ...timesOf(exportsPage, { updated: 'generated_timestamp', format: 'epochSeconds' }),
        createTime: { member: 'created_at', format: 'rfc3339' },
      },
      fields: ticketFields,
      // The answer says in a header whether the key was known.
      write: writesOf('tickets', 'ticket', ticketsPage, {
        by: 'key',
        header: 'idempotency-key',
        lifetimeMs: 2 * 60 * 60_000,
      }),
      events: zendeskEvents('ticket'),
    },
    users: {
      record: {
        id: 'id',
        updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1000 },
        createTime: { member: 'created_at', format: 'rfc3339' },
        unwrap: ['user_fields'],
      },
      list: exported('users', 'cursor'),
      changes: changesOfExport,
      deletes: { source: 'flag', member: 'active', value: false, documentation: usersPage },
      fields:
        sampled(`name email phone time_zone notes external_id role:singleSelect active:boolean verified:boolean
        organization_id:reference tags:multiSelect`),
      write: writesOf('users', 'user', usersPage, { by: 'none' }, userCustom),
      events: zendeskEvents('user'),
    },
    organizations: {
      record: {
        id: 'id',
        updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1000 },
        createTime: { member: 'created_at', format: 'rfc3339' },
        unwrap: ['organization_fields'],
      },
      list: exported('organizations', 'time'),
      changes: changesOfExport,
      fields:
        sampled(`name details notes external_id domain_names:multiSelect tags:multiSelect shared_tickets:boolean
        group_id:reference`),
      write: writesOf('organizations', 'organization', organizationsPage, { by: 'none' }, organizationCustom),
      events: zendeskEvents('organization'),
    },
    groups: plainObject('groups', 'group', `${reference}/groups/groups/`),
    ticket_fields: plainObject('ticket_fields', 'ticket_field', `${reference}/tickets/ticket_fields/`),
    brands: plainObject('brands', 'brand', `${reference}/account-configuration/brands/`),
    ...zendeskLists,
  },
});
