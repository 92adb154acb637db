import type { ConnectorException, ConnectorObject, ListEndpoint } from '@dowel/schema/connector';
import type { RestDefinition } from '../engine/definition.ts';
import { afterLast } from './after-last.ts';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { plainWrites, type Way } from './plain-writes.ts';

const reference = 'https://developers.freshdesk.com/api/';
const SECOND_MS = 1000;

function listAt(path: string, page: string, query?: Record<string, string>): ListEndpoint {
  return {
    request: {
      path: `/api/v2/${path}`,
      ...(query && { query }),
      documentation: `${reference}#${page}`,
    },
    records: '.',
    paging: {
      style: 'linkHeader',
      size: { into: { query: 'per_page' }, max: 100 },
      documentation: `${reference}#pagination`,
    },
  };
}

const time = { format: 'rfc3339', documentation: reference } as const;
const record = {
  id: 'id',
  createTime: { member: 'created_at', ...time },
  updateTime: { member: 'updated_at', granularityMs: SECOND_MS, ...time },
};
const TIMES = 'created_at:datetime! updated_at:datetime!';
const fieldsOf = fieldsDocumentedAt(reference, `id:int! ${TIMES}`);

const writesAt = (path: string, page: string, ways?: readonly Way[]) =>
  plainWrites(`/api/v2/${path}`, { documentation: `${reference}#${page}`, update: 'PUT', ways });

/** The call tells of custom fields and of those that everybody has, which have other names there than in a record. */
function describedFields(path: string, words: string): ConnectorObject['fields'] {
  return {
    source: 'call',
    request: { path: `/api/v2/${path}` },
    records: '.',
    members: {
      name: 'name',
      label: 'label',
      type: 'type',
      isRequired: 'required_for_agents',
    },
    types: {
      custom_text: 'string',
      custom_paragraph: 'string',
      custom_dropdown: 'string',
      custom_url: 'string',
      custom_phone_number: 'string',
      nested_field: 'string',
      custom_checkbox: 'boolean',
      custom_number: 'int',
      custom_decimal: 'float',
      custom_date: 'date',
    },
    also: listedFields(`id:int! ${words} ${TIMES}`),
    documentation: `${reference}#${path}`,
  };
}

/** An object with custom fields, which stand in a map of their own and are moved up. */
function customized(path: string, page: string, fieldsPath: string, words: string): ConnectorException {
  const { create, update, ...others } = writesAt(path, page);
  const custom = { into: 'custom_fields', except: listedFields(words).map(({ name }) => name) };
  return {
    record: { ...record, unwrap: ['custom_fields'] },
    fields: describedFields(fieldsPath, words),
    write: {
      ...others,
      ...(create && { create: { ...create, custom } }),
      ...(update && { update: { ...update, custom } }),
    },
  };
}

const read = (path: string, page: string, words: string): ConnectorException => ({
  list: listAt(path, page),
  fields: fieldsOf(readOnly(words)),
});

/** The fields of an object, as records of their own. */
const fieldList = (path: string): ConnectorException =>
  read(
    path,
    path,
    `name label label_for_customers description position:int type default:boolean
    required_for_closure:boolean required_for_agents:boolean required_for_customers:boolean customers_can_edit:boolean
    displayed_to_customers:boolean choices:other`,
  );

/**
 * Freshdesk's API, version 2. Pages are numbered, so that a list limited to changes could miss some: each read is whole.
 */
export const freshdesk: RestDefinition = {
  connectorVersion: 1,
  provider: 'freshdesk',
  displayName: 'Freshdesk',
  verified: 'simulator',
  errors: {
    message: ['description', 'message', 'errors.0.message'],
    details: [{ at: 'errors', text: 'message' }],
    documentation: `${reference}#error`,
  },
  functions: {
    continueAfter: (objectName) =>
      objectName === 'tickets' ? afterLast('.', 'updated_at', SECOND_MS) : undefined,
    field: (entry, field) => (entry.isTrue('default') ? undefined : { ...field, isCustom: true }),
  },
  objectNames: 'listed',
  object: {
    record,
    list: listAt('groups', 'list_all_groups'),
    changes: { source: 'none', documentation: reference },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: fieldsOf(''),
  },
  objects: {
    tickets: {
      ...customized(
        'tickets',
        'tickets',
        'ticket_fields',
        `subject description description_text! type status:int priority:int source:int requester_id:int responder_id:int
        group_id:int product_id:int company_id:int email_config_id:int parent_id:int related_ticket_ids:other email name
        phone facebook_id twitter_id unique_external_id cc_emails:other fwd_emails:other! reply_cc_emails:other!
        to_emails:other! support_email! tags:other attachments:other! association_type:int! due_by:datetime
        fr_due_by:datetime fr_escalated:boolean! is_escalated:boolean! spam:boolean! internal_agent_id:int
        internal_group_id:int`,
      ),
      list: {
        // Without a time the list has the tickets of the last 30 days only.
        ...listAt('tickets', 'list_all_tickets', {
          updated_since: '2000-01-01T00:00:00Z',
          order_by: 'updated_at',
          order_type: 'asc',
          include: 'description',
        }),
        // The address of a next page would hold the time of the page before.
        paging: {
          style: 'pageNumber',
          into: { query: 'page' },
          first: 1,
          end: { when: 'emptyPage' },
          size: { into: { query: 'per_page' }, max: 100 },
          documentation: `${reference}#pagination`,
        },
        conditions: {
          style: 'parameters',
          after: { query: 'updated_since' },
          equals: { query: '{fieldName}' },
          equalsFields: ['requester_id', 'email', 'unique_external_id', 'company_id'],
          documentation: `${reference}#list_all_tickets`,
        },
      },
    },
    conversations: {
      parents: { object: 'tickets', values: { ticket_id: 'id' }, documentation: reference },
      list: listAt('tickets/{ticket_id}/conversations', 'list_all_ticket_notes'),
      fields: fieldsOf(
        readOnly(`body body_text incoming:boolean private:boolean user_id:int support_email source:int
        to_emails:other from_email cc_emails:other bcc_emails:other attachments:other last_edited_at:datetime
        last_edited_user_id:int`),
      ),
    },
    time_entries: read(
      'time_entries',
      'list_all_time_entries',
      `agent_id:int billable:boolean company_id:int executed_at:datetime note start_time:datetime ticket_id:int time_spent
      timer_running:boolean`,
    ),
    satisfaction_ratings: read(
      'surveys/satisfaction_ratings',
      'view_all_satisfaction_ratings',
      'survey_id:int user_id:int agent_id:int group_id:int ticket_id:int feedback ratings:other',
    ),
    contacts: {
      ...customized(
        'contacts',
        'contacts',
        'contact_fields',
        `name email phone mobile twitter_id unique_external_id other_emails:other company_id:int
        other_companies:other view_all_tickets:boolean address description job_title language time_zone tags:other
        avatar:other! active:boolean!`,
      ),
      list: listAt('contacts', 'list_all_contacts'),
    },
    companies: {
      ...customized(
        'companies',
        'companies',
        'company_fields',
        'name description note domains:other health_score account_tier renewal_date:datetime industry',
      ),
      list: listAt('companies', 'list_all_companies'),
    },
    agents: {
      list: listAt('agents', 'list_all_agents'),
      fields:
        fieldsOf(`available:boolean! available_since:datetime! occasional:boolean signature ticket_scope:int type!
        group_ids:other role_ids:other skill_ids:other language time_zone focus_mode:boolean agent_type:int contact:other!
        last_active_at:datetime!`),
      write: writesAt('agents', 'agents', ['update', 'delete']),
    },
    groups: {
      fields: fieldsOf(`name description escalate_to:int unassigned_for business_hour_id:int agent_ids:other
        auto_ticket_assign:int group_type!`),
      write: writesAt('groups', 'groups'),
    },
    roles: read('roles', 'list_all_roles', 'name description default:boolean agent_type:int'),
    products: read('products', 'list_all_products', 'name description default:boolean primary_email'),
    email_configs: read(
      'email_configs',
      'list_all_email_configs',
      'name product_id:int to_email reply_email group_id:int primary_role:boolean active:boolean',
    ),
    business_hours: read(
      'business_hours',
      'list_all_business_hours',
      'name description is_default:boolean time_zone business_hours:other',
    ),
    sla_policies: read(
      'sla_policies',
      'list_all_sla_policies',
      `name description active:boolean is_default:boolean position:int sla_target:other applicable_to:other
      escalation:other`,
    ),
    solution_categories: {
      list: listAt('solutions/categories', 'list_all_solution_category'),
      fields: fieldsOf('name description visible_in_portals:other'),
      write: writesAt('solutions/categories', 'solution_category'),
    },
    solution_folders: {
      parents: {
        object: 'solution_categories',
        values: { category_id: 'id' },
        documentation: reference,
      },
      list: listAt('solutions/categories/{category_id}/folders', 'list_all_solution_folder'),
      fields: fieldsOf('name description visibility:int hierarchy:other company_ids:other'),
      write: {
        ...writesAt('solutions/folders', 'solution_folder', ['update', 'delete']),
        create: {
          method: 'POST',
          path: '/api/v2/solutions/categories/{category_id}/folders',
          repeat: { by: 'none' },
          documentation: `${reference}#solution_folder`,
        },
      },
    },
    ticket_fields: fieldList('ticket_fields'),
    contact_fields: fieldList('contact_fields'),
    company_fields: fieldList('company_fields'),
    skills: read('admin/skills', 'list_all_skills', 'name rank:int match_type agents:other conditions:other'),
  },
};
