import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import type { RestDefinition } from '../engine/definition.ts';
import { afterLast } from './after-last.ts';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { plainWrites, type Way } from './plain-writes.ts';

// The facts are those of the vendor's OpenAPI document, version v2, and of its API basics.
const reference = 'https://developers.salesloft.com/docs/api/';
const basics = 'https://developers.salesloft.com/docs/platform/api-basics/';
const MINUTE_MS = 60_000;

/** @param order by what the list is ordered, so that nothing new moves what was there */
function listAt(path: string, order: 'updated_at' | 'created_at' = 'created_at'): ListEndpoint {
  return {
    request: {
      path: `/v2/${path}`,
      query: { sort_by: order, sort_direction: 'ASC' },
      documentation: reference,
    },
    records: 'data',
    paging: {
      style: 'pageNumber',
      into: { query: 'page' },
      first: 1,
      end: { when: 'emptyPage' },
      size: { into: { query: 'per_page' }, max: 100 },
      documentation: `${basics}filtering-paging-sorting/`,
    },
  };
}

/** Lists in the order of the last change, with where they are and the fields by whose values they find records. */
const changing: Readonly<Record<string, { path: string; finds?: string[] }>> = {
  people: { path: 'people' },
  accounts: { path: 'accounts', finds: ['domain'] },
  cadences: { path: 'cadences', finds: ['team_cadence'] },
  cadence_memberships: { path: 'cadence_memberships', finds: ['person_id', 'cadence_id'] },
  notes: { path: 'notes', finds: ['associated_with_type', 'associated_with_id'] },
  calls: { path: 'activities/calls' },
  emails: { path: 'activities/emails', finds: ['bounced'] },
  call_data_records: { path: 'call_data_records', finds: ['has_call'] },
  crm_activities: { path: 'crm_activities' },
  email_templates: { path: 'email_templates', finds: ['linked_to_team_template'] },
  team_templates: { path: 'team_templates' },
  successes: { path: 'successes' },
};

function changingList(name: string): Pick<ConnectorException, 'list'> {
  const { path = name, finds } = changing[name] ?? {};
  return {
    list: {
      ...listAt(path, 'updated_at'),
      conditions: {
        style: 'parameters',
        after: { query: 'updated_at[gte]' },
        ...(finds && { equals: { query: '{fieldName}' }, equalsFields: finds }),
        documentation: `${basics}filtering-paging-sorting/`,
      },
    },
  };
}

const time = { format: 'rfc3339', documentation: reference } as const;
const record = {
  id: 'id',
  createTime: { member: 'created_at', ...time },
  // Times are compared to the microsecond.
  updateTime: { member: 'updated_at', granularityMs: 0.001, ...time },
};

const fieldsOf = fieldsDocumentedAt(reference, 'id:int! created_at:datetime! updated_at:datetime!');

const writesAt = (name: string, ways?: readonly Way[]) =>
  plainWrites(`/v2/${name}`, {
    documentation: reference,
    update: 'PUT',
    record: 'data',
    ways,
  });

/** Custom fields stand in a map of their own, and are moved up. */
const withCustom = (name: string, words: string): Pick<ConnectorException, 'record' | 'fields' | 'write'> => {
  const { create, update, ...others } = writesAt(name);
  const except = listedFields(words).map((field) => field.name);
  const custom = { into: 'custom_fields', except };
  return {
    record: { ...record, unwrap: ['custom_fields'] },
    fields: fieldsOf(words),
    write: {
      ...others,
      ...(create && { create: { ...create, custom } }),
      ...(update && { update: { ...update, custom } }),
    },
  };
};

const TEMPLATE = `title subject body shared:boolean open_tracking_enabled:boolean click_tracking_enabled:boolean
  archived_at:datetime last_used_at:datetime counts:other`;

/**
 * Salesloft's API, version 2. Pages are numbered, so that a list limited to changes could miss some: each read is whole.
 */
export const salesloft: RestDefinition = {
  connectorVersion: 1,
  provider: 'salesloft',
  displayName: 'Salesloft',
  verified: 'simulator',
  errors: {
    message: 'error',
    details: [{ at: 'errors' }],
    documentation: `${basics}request-response-format/`,
  },
  functions: {
    continueAfter: (objectName) => (changing[objectName] ? afterLast('data', 'updated_at', 0) : undefined),
  },
  budgets: [{ scope: 'account', requests: 600, perMs: MINUTE_MS, documentation: `${basics}rate-limits/` }],
  objectNames: 'listed',
  object: {
    record,
    list: listAt('users'),
    changes: { source: 'none', documentation: reference },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: fieldsOf(''),
  },
  objects: {
    people: {
      ...changingList('people'),
      ...withCustom(
        'people',
        `email_address secondary_email_address personal_email_address first_name last_name display_name! phone
        phone_extension mobile_phone home_phone linkedin_url title city state country work_city work_state work_country
        person_company_name person_company_website person_company_industry do_not_contact:boolean locale
        personal_website twitter_handle tags:other account_id:int owner_id:int import_id:int person_stage_id:int
        autotag_date:boolean account:other! owner:other! import:other! person_stage:other! counts:other!
        bouncing:boolean! crm_id! crm_object_type! crm_url! owner_crm_id! last_contacted_at:datetime!
        last_contacted_by:other! last_contacted_type! last_replied_at:datetime!`,
      ),
    },
    accounts: {
      ...changingList('accounts'),
      ...withCustom(
        'accounts',
        `name domain conversational_name description phone website linkedin_url twitter_handle street city state
        postal_code country locale industry company_type founded revenue_range size do_not_contact:boolean tags:other
        owner_id:int company_stage_id:int owner:other! company_stage:other! creator:other! counts:other!
        archived_at:datetime! crm_id! crm_object_type! crm_url! owner_crm_id! last_contacted_at:datetime!
        last_contacted_by:other! last_contacted_person:other! last_contacted_type!`,
      ),
    },
    cadences: {
      ...changingList('cadences'),
      fields: fieldsOf(
        readOnly(`name archived_at:datetime team_cadence:boolean shared:boolean
        remove_bounces_enabled:boolean remove_replies_enabled:boolean opt_out_link_included:boolean tags:other
        creator:other owner:other added_stage:other bounced_stage:other finished_stage:other replied_stage:other
        counts:other`),
      ),
    },
    cadence_memberships: {
      ...changingList('cadence_memberships'),
      fields:
        fieldsOf(`person_id:int cadence_id:int user_id:int added_at:datetime! current_state! person_deleted:boolean!
        cadence:other! person:other! user:other! latest_action:other! counts:other!`),
      write: writesAt('cadence_memberships', ['create', 'delete']),
    },
    notes: {
      ...changingList('notes'),
      fields: fieldsOf(`content associated_with_type associated_with_id:int skip_crm_sync:boolean call_id:int
        associated_with:other! call:other! user:other!`),
      write: writesAt('notes', ['create', 'update']),
    },
    calls: {
      ...changingList('calls'),
      fields: fieldsOf(
        readOnly(`to duration:int sentiment disposition recordings:other action:other called_person:other
        crm_activity:other note:other user:other`),
      ),
    },
    emails: {
      ...changingList('emails'),
      fields: fieldsOf(
        readOnly(`recipient_email_address status bounced:boolean send_after:datetime sent_at:datetime
        view_tracking:boolean click_tracking:boolean headers:other action:other crm_activity:other mailing:other
        recipient:other user:other counts:other`),
      ),
    },
    call_data_records: {
      ...changingList('call_data_records'),
      fields: fieldsOf(readOnly('to from duration:int direction call:other recording:other user:other')),
    },
    crm_activities: {
      ...changingList('crm_activities'),
      fields: fieldsOf(
        readOnly(
          'subject description crm_id activity_type error custom_crm_fields:other person:other user:other',
        ),
      ),
    },
    email_templates: {
      ...changingList('email_templates'),
      fields: fieldsOf(
        readOnly(`${TEMPLATE} cadence_template:boolean team_template:other template_owner:other`),
      ),
    },
    team_templates: {
      ...changingList('team_templates'),
      fields: fieldsOf(readOnly(`${TEMPLATE} last_modified_at:datetime last_modified_user:other`)),
    },
    successes: {
      ...changingList('successes'),
      fields: fieldsOf(
        readOnly(`succeeded_at:datetime success_window_started_at:datetime latest_action:other
        latest_call:other latest_email:other person:other user:other counts:other`),
      ),
    },
    actions: {
      list: listAt('actions'),
      fields: fieldsOf(
        readOnly('due:boolean type due_on:datetime status action_details:other person:other user:other'),
      ),
    },
    steps: {
      list: listAt('steps'),
      fields: fieldsOf(
        readOnly('display_name type disabled:boolean day:int step_number:int details:other cadence:other'),
      ),
    },
    custom_fields: {
      list: listAt('custom_fields'),
      fields: fieldsOf('name field_type'),
      write: writesAt('custom_fields'),
    },
    person_stages: {
      list: listAt('person_stages'),
      fields: fieldsOf('name'),
      write: writesAt('person_stages'),
    },
    imports: {
      list: listAt('imports'),
      fields: fieldsOf('name user_id:int current_people_count:int! imported_people_count:int!'),
      write: writesAt('imports'),
    },
    users: {
      fields: fieldsOf(
        readOnly(`guid name first_name last_name email full_email_address from_address
        sending_email_address bcc_email_address active:boolean team_admin:boolean time_zone slack_username
        twitter_handle crm_connected:boolean local_dial_enabled:boolean click_to_call_enabled:boolean
        email_client_configured:boolean email_client_email_address email_signature email_signature_type
        email_signature_click_tracking_disabled:boolean group:other team:other phone_client:other
        phone_number_assignment:other`),
      ),
    },
  },
};
