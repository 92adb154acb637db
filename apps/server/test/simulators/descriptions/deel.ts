import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const documentation = 'https://developer.deel.com';

const counted = (max: number): Partial<ListDescription> => ({
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max },
  answer: {
    data: '{records}',
    page: { offset: '{start}', total_rows: '{total}', items_per_page: '{size}' },
  },
});

const behindCursor = (parameter: string, max: number): Partial<ListDescription> => ({
  paging: { by: 'cursor', parameter },
  size: { parameter: 'limit', max },
  answer: { data: '{records}', page: { cursor: '{next|null}', total_rows: '{total}' } },
});

const whole: ListDescription = { paging: { by: 'none' }, answer: { data: '{records}' } };

/** Deel's API, version 2. */
export const deel: ProviderDescription = {
  provider: 'deel',
  documentation: [
    `${documentation}/api/reference/endpoints/time-off/list-time-off-requests-for-organization-v-2026-01-01`,
    `${documentation}/api/reference/endpoints/accounting/retrieve-deel-invoices`,
    `${documentation}/api/reference/endpoints/accounting/retrieve-invoices`,
    `${documentation}/api/reference/endpoints/legal-entities/get-legal-entities`,
    `${documentation}/docs/pagination-1`,
    `${documentation}/docs/http-statuses-1`,
    `${documentation}/api/rate-limits`,
    `${documentation}/api/api-versioning`,
  ],
  signIn: { authorizePath: '/oauth2/authorize', tokenPath: '/oauth2/tokens' },
  headers: { 'x-version': '2026-01-01' },
  errors: {
    body: {
      request: { method: 'GET', docs: documentation },
      errors: [{ message: '{message}', path: '{field|}' }],
    },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
    one: { data: '{record}' },
    list: whole,
  },
  documented: {
    '/rest/v2/people': { list: counted(200) },
    '/rest/v2/contracts': { list: behindCursor('after_cursor', 99) },
    '/rest/v2/invoices': {
      values: { status: { oneOf: ['paid', 'pending'] } },
      list: {
        ...counted(99),
        // Who does not ask for all gets what is paid.
        parameters: { status: { field: 'status', all: 'all', usual: 'paid' } },
        answer: {
          data: { rows: '{records}' },
          page: { offset: '{start}', total_rows: '{total}', items_per_page: '{size}' },
        },
      },
    },
    '/rest/v2/invoices/deel': { list: counted(99) },
    '/rest/v2/timesheets': { list: counted(99) },
    '/rest/v2/invoice-adjustments': { list: counted(99) },
    '/rest/v2/time_tracking/shifts': {
      record: { '...': '{values}', external_id: '{id}' },
      list: counted(99),
    },
    '/rest/v2/time_tracking/shift_rates': { list: counted(99) },
    '/rest/v2/managers': { list: counted(99) },
    '/rest/v2/legal-entities': { list: behindCursor('cursor', 100) },
    '/rest/v2/groups': {
      list: {
        ...behindCursor('cursor', 100),
        parameters: { include_archived_groups: { allows: ['true', 'false'] } },
      },
    },
  },
  objects: {
    time_offs: {
      path: '/rest/v2/time_offs',
      id: 'uuid',
      fields: `reason:string description:string status:string is_paid:boolean time_off_type_id:string
        contract_oid:string other_type_description:string amount:number`,
      list: {
        paging: { by: 'cursor', parameter: 'next' },
        size: { parameter: 'page_size', max: 200 },
        parameters: {
          updated_start_date: { time: 'updateTime', is: '>' },
          updated_end_date: { time: 'updateTime', is: '<' },
        },
        answer: {
          data: '{records}',
          next: '{next|null}',
          page_size: '{size}',
          has_next_page: '{more}',
        },
      },
      without: ['get'],
    },
  },
};
