import type { ConnectorException, WriteEndpoint } from '@dowel/schema/connector';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { numberedPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: github.com/freshbooks/freshbooks-nodejs-sdk, packages/api/src.
const reference = 'https://www.freshbooks.com/api';

const fieldsOf = fieldsDocumentedAt(reference);

interface Accounting {
  /** Below the account. */
  readonly path: string;
  readonly plural: string;
  readonly singular: string;
  readonly id?: string;
  /** Absent: it is only read. */
  readonly ways?: readonly Way[];
  /** Whether a record that is deleted is gone. Absent: it stays, with a mark. */
  readonly isTakenAway?: boolean;
  /** What an answer has only if it is asked for. */
  readonly include?: string;
}

/** What is deleted stays, with a mark. */
const MARKED_DELETED = 1;
const MARKED_ACTIVE = 0;

/** Records of the account of a business, whose id stands in every path. */
function accounting(
  { path, plural, singular, id = 'id', ways = [], isTakenAway = false, include }: Accounting,
  words: string,
): ConnectorException {
  const all = `/accounting/account/{accountId}/${path}`;
  const asked = include !== undefined && { query: { 'include[]': include } };
  const { create, update, get, ...others } = plainWrites(all, {
    documentation: reference,
    update: 'PUT',
    record: `response.result.${singular}`,
    id,
    ways: ways.filter((way) => isTakenAway || way !== 'delete'),
  });
  const inside = { wrap: singular } satisfies Partial<WriteEndpoint>;
  return {
    parents: {
      object: 'businesses',
      values: { accountId: 'business.account_id' },
      idField: 'accountAndId',
      documentation: reference,
    },
    record: { id },
    list: {
      request: { path: all, ...asked, documentation: reference },
      records: `response.result.${plural}`,
      paging: numberedPages('page', { per_page: 100 }, `${reference}/parameters`),
    },
    fields: fieldsOf(ways.length > 0 ? words : readOnly(words)),
    ...(ways.length > 0 && {
      write: {
        ...others,
        ...(get && { get: { ...get, ...asked } }),
        ...(create && { create: { ...create, ...inside } }),
        ...(update && { update: { ...update, ...inside } }),
        ...(ways.includes('delete') &&
          !isTakenAway && {
            delete: {
              method: 'PUT',
              path: `${all}/{id}`,
              body: { [singular]: { vis_state: MARKED_DELETED } },
              repeat: { by: 'upsert' },
              documentation: `${reference}/active_deleted`,
            },
          }),
      },
    }),
  };
}

/** Records of the business itself, which have another form. */
function business(
  path: string,
  plural: string,
  words: string,
  query?: Record<string, string>,
): ConnectorException {
  return {
    parents: {
      object: 'businesses',
      values: { businessId: 'business.id' },
      documentation: reference,
    },
    list: {
      request: { path, ...(query && { query }), documentation: reference },
      records: plural,
      paging: numberedPages('page', { per_page: 100 }, `${reference}/parameters`),
    },
    fields: fieldsOf(readOnly(words)),
  };
}

const ALL: readonly Way[] = ['create', 'update', 'delete'];
const ADDRESS = 'street street2 city province code country';
const CURRENCY = 'currency_code language';

/**
 * FreshBooks. Records are below a business of the person. Their times have no zone, so nothing can be asked for what has
 * changed.
 */
export const freshbooks = usualConnector({
  provider: 'freshbooks',
  displayName: 'FreshBooks',
  errors: {
    message: ['response.errors.0.message', 'errors.0.message', 'message', 'error_description'],
    details: [{ at: 'details', text: 'message' }],
    documentation: `${reference}/errors`,
  },
  functions: {
    secrets: { clients: 'statement_token direct_link_token' },
    // Lists leave out what is deleted: https://www.freshbooks.com/api/active_deleted
    isDeleted: (_, { vis_state }) => vis_state === MARKED_DELETED,
    toRecord: (_, record, type) => (type === 'update' ? withoutMark(record) : record),
  },
  object: {
    list: {
      request: { path: '/auth/api/v1/users/me', documentation: `${reference}/me_endpoint` },
      records: 'response.business_memberships',
      paging: { style: 'none', size: { max: 10_000 } },
    },
    changes: { source: 'none', documentation: reference },
    fields: { source: 'list', fields: listedFields('id:int! role! business:other!') },
  },
  objects: {
    businesses: {},
    clients: accounting(
      { path: 'users/clients', plural: 'clients', singular: 'client', ways: ALL },
      `id:int! fname lname organization email username! bus_phone home_phone mob_phone fax note vat_name vat_number
      p_street p_street2 p_city p_province p_code p_country s_street s_street2 s_city s_province s_code s_country
      company_industry company_size currency_code language pref_email:boolean pref_gmail:boolean
      allow_late_fees:boolean allow_late_notifications:boolean has_retainer:boolean! retainer_id! role! level:int!
      num_logins:int! last_activity! last_login! signup_date! subdomain! userid:int!
      accounting_systemid! notified:boolean! updated! vis_state:int`,
    ),
    invoices: accounting(
      { path: 'invoices/invoices', plural: 'invoices', singular: 'invoice', ways: ALL, include: 'lines' },
      `id:int! invoiceid:int! invoice_number customerid:int create_date:date due_date:date! due_offset_days:int
      generation_date:date fulfillment_date:date date_paid:date! amount:other! outstanding:other! paid:other! ${CURRENCY}
      lines:other description notes terms template po_number discount_value discount_description
      discount_total:other! deposit_amount:other deposit_percentage deposit_status! status payment_status! payment_details
      display_status! dispute_status! v3_status! autobill_status! auto_bill:boolean! show_attachments:boolean
      fname lname organization current_organization! email address ${ADDRESS} vat_name vat_number estimateid:int ownerid:int
      owner:other! parent:int! sentid:int! return_uri ext_archive:int gmail:boolean! last_order_status!
      accountid! accounting_systemid! created_at! updated! vis_state:int`,
    ),
    expenses: accounting(
      { path: 'expenses/expenses', plural: 'expenses', singular: 'expense', ways: ALL, include: 'category' },
      `id:int! amount:other categoryid:int clientid:int projectid:int staffid:int invoiceid:int vendor notes date:date
      taxName1 taxAmount1:other taxPercent1 taxName2 taxAmount2:other taxPercent2 compounded_tax:boolean markup_percent
      status:int has_receipt:boolean include_receipt:boolean isduplicate:boolean! account_name bank_name accounting_systemid! accountid:int expenseid:int! category:other! profileid:int
      transactionid:int ext_invoiceid:int ext_systemid:int updated! vis_state:int`,
    ),
    items: accounting(
      { path: 'items/items', plural: 'items', singular: 'item', ways: ['create', 'update'] },
      `id:int! name description qty unit_cost:other tax1:int tax2:int inventory sku accounting_systemid! updated!
      vis_state:int`,
    ),
    payments: accounting(
      { path: 'payments/payments', plural: 'payments', singular: 'payment', ways: ALL },
      `id:int! logid:int! invoiceid:int clientid:int! creditid:int amount:other date:date type note gateway transactionid:int
      orderid:int overpaymentid:int from_credit:boolean! accounting_systemid! updated!
      vis_state:int`,
    ),
    tasks: accounting(
      { path: 'projects/tasks', plural: 'tasks', singular: 'task', ways: ['create', 'update'] },
      'id:int! taskid:int! name tname! description tdesc! billable:boolean rate:other tax1:int tax2:int updated! vis_state:int',
    ),
    bills: accounting(
      { path: 'bills/bills', plural: 'bills', singular: 'bill', ways: ['create', 'delete'] },
      `id:int! vendorid:int vendor:other! bill_number issue_date:date due_date:date due_offset_days:int lines:other
      attachment:other amount:other! tax_amount:other! total_amount:other! outstanding:other! paid:other! ${CURRENCY}
      overall_category! overall_description! status! bill_payments:other! created_at! updated_at! vis_state:int`,
    ),
    bill_vendors: accounting(
      {
        path: 'bill_vendors/bill_vendors',
        plural: 'bill_vendors',
        singular: 'bill_vendor',
        id: 'vendorid',
        ways: ALL,
      },
      `vendorid:int! vendor_name primary_contact_first_name primary_contact_last_name primary_contact_email phone website
      account_number street street2 city province postal_code country note is_1099:boolean ${CURRENCY}
      tax_defaults:other outstanding_balance:other! overdue_balance:other! created_at! updated_at! vis_state:int`,
    ),
    bill_payments: accounting(
      { path: 'bill_payments/bill_payments', plural: 'bill_payments', singular: 'bill_payment', ways: ALL },
      'id:int! billid:int amount:other paid_date:date payment_type note vis_state:int',
    ),
    credit_notes: accounting(
      {
        path: 'credit_notes/credit_notes',
        plural: 'credit_notes',
        singular: 'credit_notes',
        id: 'creditid',
        ways: ALL,
        include: 'lines',
      },
      `creditid:int! id:int! credit_number credit_type clientid create_date:date amount:other! paid:other! ${CURRENCY}
      lines:other description notes terms template status! display_status! payment_status! payment_type! dispute_status!
      fname lname organization current_organization! ${ADDRESS} vat_name vat_number ext_archive:int sentid:int!
      last_order_status! accounting_systemid! vis_state:int`,
    ),
    other_incomes: accounting(
      {
        path: 'other_incomes/other_incomes',
        plural: 'other_income',
        singular: 'other_income',
        id: 'incomeid',
        ways: ALL,
        isTakenAway: true,
      },
      `incomeid:int! amount:other category_name date:date note payment_type source taxes:other created_at! updated_at!
      vis_state:int`,
    ),
    expense_categories: accounting(
      { path: 'expenses/categories', plural: 'categories', singular: 'category' },
      `id:int categoryid:int category is_cogs:boolean is_editable:boolean parentid:int transaction_posted:boolean
      created_at updated_at vis_state:int`,
    ),
    projects: business(
      '/projects/business/{businessId}/projects',
      'projects',
      `id:int title description client_id:int due_date:date active:boolean complete:boolean internal:boolean sample:boolean
      project_type project_manager_id:int billing_method rate fixed_price budget expense_markup:float logged_duration:int
      billed_amount:float billed_status retainer_id:int group_id:int group:other services:other created_at updated_at`,
      { include_logged_duration: 'true' },
    ),
    time_entries: business(
      '/timetracking/business/{businessId}/time_entries',
      'time_entries',
      `id:int identity_id:int client_id:int project_id:int service_id:int task_id:int retainer_id:int started_at:datetime
      duration:int is_logged:boolean note active:boolean billable:boolean billed:boolean internal:boolean pending_client
      pending_project pending_task timer:other created_at:datetime`,
      // Otherwise only those of the person who has connected, without running timers: https://www.freshbooks.com/api/time_entries
      { team: 'true', include_unlogged: 'true' },
    ),
    services: business(
      '/comments/business/{businessId}/services',
      'services',
      'id:int business_id:int name billable:boolean vis_state:int',
    ),
  },
});

/**
 * An update with `vis_state` changes nothing else: https://www.freshbooks.com/api/active_deleted
 * @throws {ProviderError} `rejected` if a record is to be archived or deleted while it is changed
 */
function withoutMark(record: ProviderRecord): ProviderRecord {
  const { vis_state: mark, ...others } = record;
  if (mark === undefined || Object.keys(others).length === 0) return record;
  if (mark === MARKED_ACTIVE) return others;
  const words =
    'FreshBooks takes "vis_state" only without other fields. Write it by itself. Nothing was written.';
  throw new ProviderError('rejected', words);
}
