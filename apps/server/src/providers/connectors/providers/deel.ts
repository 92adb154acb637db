import type { ConnectorException, ListEndpoint, Paging } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, offsetPages, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/letsdeel/deel-api-java-sdk, api/openapi.yaml.
const reference = 'https://developer.deel.com/reference';
const endpoints = 'https://developer.deel.com/api/reference/endpoints';
const VERSION = '2026-01-01';
const timeOffPage = `${endpoints}/time-off/list-time-off-requests-for-organization-v-${VERSION}`;
const pagingPage = 'https://developer.deel.com/docs/pagination-1';

const fieldsOf = fieldsDocumentedAt(reference, 'id!');
const readFieldsOf = (words: string) => fieldsOf(readOnly(words));
/** Of records whose id is a number. */
const numberedFieldsOf = (words: string) => fieldsDocumentedAt(reference, 'id:float!')(readOnly(words));

const offset = (max: number): Paging =>
  offsetPages('offset', { limit: max }, pagingPage, { when: 'total', member: 'page.total_rows' });

const cursor = (parameter: string, max: number): Paging =>
  cursorPages('page.cursor', parameter, { limit: max }, pagingPage);

/** @param paging absent: the list has one page */
function listOf(path: string, paging: Paging = onePage(), query?: Query): ListEndpoint {
  return listsAt(reference, paging, 'data')(`/rest/v2${path}`, query);
}

const timed = (created: string, updated?: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(reference, { updated, created }),
});

/** Most records are sent in a member of their own. */
function writesAt(path: string, ways: readonly Way[], canGet: boolean): ConnectorException['write'] {
  const plain = plainWrites(`/rest/v2${path}`, { documentation: reference, ways, record: 'data', canGet });
  return {
    ...plain,
    ...(plain.create && { create: { ...plain.create, wrap: 'data' } }),
    ...(plain.update && { update: { ...plain.update, wrap: 'data' } }),
  };
}

const belowContracts: ConnectorException['parents'] = {
  object: 'contracts',
  values: { contract_id: 'id' },
  idField: 'contractAndId',
  documentation: reference,
};

/** What is submitted for a contract, such as hours and expenses. */
const SUBMITTED = `type! scale! status! contract:other! quantity:float worksheet:other! attachment:other! created_at:datetime!
  description reported_by:other! reviewed_by:other! custom_scale! total_amount! currency_code! payment_cycle:other!
  date_submitted:datetime!`;

/**
 * Deel's API, version 2. Requests of time off could be limited to what has changed. But those of a worker are listed only
 * once the employment is active, and none of their times says since when. So all is read. Keys that sign webhooks are not read.
 */
export const deel = usualConnector({
  provider: 'deel',
  otherProviders: ['deelSandbox'],
  displayName: 'Deel',
  apiVersion: {
    name: VERSION,
    // It is expected to be deprecated on 1 January 2027, and is supported for one year after that.
    supportedUntil: '2028-01-01',
    documentation: 'https://developer.deel.com/api/api-versioning',
  },
  // Without it, Deel decides which version a call gets.
  headers: { 'X-Version': VERSION },
  errors: {
    message: 'errors.0.message',
    details: [{ at: 'errors', text: 'message' }],
    documentation: 'https://developer.deel.com/docs/http-statuses-1',
  },
  functions: { secrets: { webhooks: 'signing_key' } },
  budgets: [
    {
      scope: 'account',
      requests: 5,
      perMs: 1000,
      documentation: 'https://developer.deel.com/api/rate-limits',
    },
  ],
  object: {
    list: listOf('/{objectName}'),
  },
  objects: {
    people: {
      record: timed('created_at', 'updated_at'),
      list: listOf('/people', offset(200)),
      fields:
        readFieldsOf(`state emails:other country timezone addresses:other full_name job_title last_name seniority
        worker_id:float birth_date created_at:datetime department:other first_name start_date:date updated_at:datetime
        employments:other external_id hiring_type hiring_status nationalities:other work_location direct_manager:other
        direct_reports:other completion_date new_hiring_status client_legal_entity:other preferred_last_name
        direct_reports_count:int preferred_first_name direct_employee_termination_last_day:datetime`),
    },
    contracts: {
      record: timed('created_at'),
      list: listOf('/contracts', cursor('after_cursor', 99)),
      fields:
        readFieldsOf(`type scale title client:other status worker:other created_at:datetime signatures:other
        external_id invitations:other is_archived:boolean is_shielded:boolean who_reports notice_period:float
        termination_date:datetime`),
    },
    invoices: {
      record: timed('created_at'),
      // Otherwise only paid ones: https://developer.deel.com/api/reference/endpoints/accounting/retrieve-invoices
      list: { ...listOf('/invoices', offset(99), { status: 'all' }), records: 'data.rows' },
      fields:
        readFieldsOf(`fee type label total amount status vat_id paid_at:datetime currency deel_fee due_date:datetime
        is_sealed:boolean issued_at:datetime vat_total created_at:datetime is_overdue:boolean contract_id
        is_offcycle:boolean exchange_fee processed_at:datetime has_breakdown:boolean is_early_paid:boolean
        payment_method vat_percentage early_payout_fee payment_currency money_received_at:datetime
        payment_processed_at:datetime is_paid_to_contractor:boolean`),
    },
    // The document asks for a contract. The page, which is newer, knows only the two parameters of a page.
    deel_invoices: {
      record: timed('created_at'),
      list: {
        ...listOf('/invoices/deel', offset(99)),
        request: {
          path: '/rest/v2/invoices/deel',
          documentation: `${endpoints}/accounting/retrieve-deel-invoices`,
        },
      },
      fields: readFieldsOf('label status currency total created_at:datetime'),
    },
    timesheets: {
      record: timed('created_at'),
      list: listOf('/timesheets', offset(99)),
      fields: fieldsOf(SUBMITTED),
      write: plainWrites('/rest/v2/timesheets', {
        documentation: reference,
        ways: ['update', 'delete'],
        record: 'data',
      }),
    },
    'invoice-adjustments': {
      record: timed('created_at'),
      list: listOf('/invoice-adjustments', offset(99)),
      fields: fieldsOf(`${SUBMITTED} invoice_id:float!`),
      write: plainWrites('/rest/v2/invoice-adjustments', {
        documentation: reference,
        ways: ['update'],
        record: 'data',
        canGet: false,
      }),
    },
    time_offs: {
      displayName: 'Time off of workers with an active primary employment',
      record: timed('created_at', 'updated_at'),
      list: {
        request: { path: '/rest/v2/time_offs', documentation: timeOffPage },
        records: 'data',
        paging: cursorPages('next', 'next', { page_size: 200 }, timeOffPage, {
          when: 'false',
          member: 'has_next_page',
        }),
      },
      fields: readFieldsOf(`amount:float reason status is_paid:boolean end_date:datetime created_at:datetime
        start_date:datetime updated_at:datetime approved_at:datetime description contract_oid requested_at:datetime
        half_end_date:boolean half_start_date:boolean deduction_amount:float time_off_dailies:other time_off_type_id
        recipient_profile:other requester_profile:other time_off_percentage:float is_end_date_estimated:boolean
        other_type_description`),
    },
    shifts: {
      record: { id: 'external_id' },
      list: listOf('/time_tracking/shifts', offset(99)),
      fields: fieldsDocumentedAt(reference)(
        readOnly(
          'external_id meta:other summary:other created_at updated_at contract_id description date_of_work',
        ),
      ),
    },
    shift_rates: {
      record: { id: 'external_id' },
      list: listOf('/time_tracking/shift_rates', offset(99)),
      fields: fieldsDocumentedAt(reference)('external_id name type value:float created_at! updated_at!'),
      write: {
        ...writesAt('/time_tracking/shift_rates', ['create', 'update', 'delete'], true),
        answer: { record: 'data', id: 'external_id' },
      },
    },
    groups: {
      record: timed('created_at', 'updated_at'),
      list: listOf('/groups', cursor('cursor', 100), { include_archived_groups: 'true' }),
      fields: fieldsOf(
        'name created_at:datetime! updated_at:datetime! archived_at:datetime! external_metadata:other',
      ),
      write: writesAt('/groups', ['create', 'update', 'delete'], false),
    },
    managers: {
      list: listOf('/managers', offset(99)),
      fields: fieldsOf('email last_name first_name'),
      write: plainWrites('/rest/v2/managers', {
        documentation: reference,
        ways: ['create'],
        record: 'data',
        canGet: false,
      }),
    },
    'legal-entities': {
      // https://developer.deel.com/api/reference/endpoints/legal-entities/get-legal-entities
      list: listOf('/legal-entities', cursor('cursor', 100)),
      fields: readFieldsOf('name vat_id country entity_type entity_subtype registrationNumber'),
    },
    organizations: { list: listOf('/organizations'), fields: readFieldsOf('name') },
    teams: { list: listOf('/teams'), fields: readFieldsOf('name') },
    departments: { list: listOf('/departments'), fields: numberedFieldsOf('name parent') },
    'working-locations': { list: listOf('/working-locations'), fields: readFieldsOf('name') },
    organization_structures: {
      list: listOf('/hris/organization_structures'),
      fields: fieldsOf(`name type! roles:other! teams:other external_id teams_count:int! enable_roles:boolean
        is_multiselect:boolean`),
      write: writesAt('/hris/organization_structures', ['create', 'update', 'delete'], true),
    },
    worker_relation_types: {
      list: listOf('/hris/worker_relations/types'),
      fields: fieldsDocumentedAt(
        reference,
        'id:int!',
      )('child_name is_default:boolean! external_id parent_name'),
      write: writesAt('/hris/worker_relations/types', ['create', 'update', 'delete'], false),
    },
    adjustment_categories: {
      list: listOf('/adjustments/categories'),
      fields: readFieldsOf('name label unit_type'),
    },
    milestones: {
      parents: belowContracts,
      record: timed('created_at'),
      list: listOf('/contracts/{contract_id}/milestones'),
      fields: readFieldsOf(
        'title amount status created_at:datetime description reported_by:other reviewed_by:other approval_requested:boolean',
      ),
    },
    'off-cycle-payments': {
      parents: belowContracts,
      record: timed('created_at'),
      list: listOf('/contracts/{contract_id}/off-cycle-payments'),
      fields: readFieldsOf(
        'amount status created_at:datetime description reported_by:other currency_code date_submitted:datetime',
      ),
    },
    adjustments: {
      parents: belowContracts,
      record: timed('created_at', 'updated_at'),
      list: listOf('/contracts/{contract_id}/adjustments'),
      fields: readFieldsOf(`file:other title amount status created_at:datetime updated_at:datetime description
        cycle_reference move_next_cycle:boolean date_of_adjustment:date actual_end_cycle_date adjustment_category_id
        actual_start_cycle_date`),
    },
    webhooks: {
      record: { id: 'id', omit: ['signing_key'] },
      list: listOf('/webhooks'),
      fields:
        fieldsOf(`name description status url api_version events:other created_at! updated_at! hidden:boolean!
        internal:boolean! deleted_at!`),
      // A new one needs the key that signs.
      write: plainWrites('/rest/v2/webhooks', {
        documentation: reference,
        ways: ['update', 'delete'],
        record: 'data',
      }),
    },
  },
});
