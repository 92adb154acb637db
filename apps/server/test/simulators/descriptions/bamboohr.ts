import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://documentation.bamboohr.com/reference';

/** BambooHR's API. */
export const bamboohr: ProviderDescription = {
  provider: 'bamboohr',
  documentation: [
    `${reference}/list-employees`,
    `${reference}/list-break-policies`,
    'https://documentation.bamboohr.com/docs/api-details',
    'https://documentation.bamboohr.com/docs/planned-changes-to-the-api',
  ],
  signIn: { authorizePath: '/authorize.php', tokenPath: '/token.php' },
  headers: { accept: 'application/json' },
  errors: {
    body: {
      type: 'about:blank',
      title: '{message}',
      status: '{status}',
      detail: '{message}',
      code: '{code}',
    },
    statuses: { badValue: 422, unknownField: 422 },
  },
  object: {
    record: { '...': '{values}', id: '{id}', createdAt: '{created}', updatedAt: '{updated}' },
    one: '{record}',
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    list: {
      paging: { by: 'counted', parameter: 'offset' },
      size: { parameter: 'limit', max: 500, usual: 100 },
      answer: {
        data: '{records}',
        meta: { totalItems: '{total}', offset: '{start}', limit: '{size}' },
        _links: { prev: null, next: null },
      },
    },
  },
  documented: {
    '/api/v1/hris/org/locations': {
      list: {
        paging: { by: 'page', parameter: 'page', first: 0 },
        size: { parameter: 'pageSize', max: 500 },
        answer: {
          data: '{records}',
          meta: { page: '{page}', pageSize: '{size}', totalPages: '{pages}', totalItems: '{total}' },
          _links: { next: { href: '{nextPath}' } },
        },
      },
    },
    // Their days are not simulated.
    '/api/v1/time_off/requests': {
      list: { parameters: { start: { allows: 'any' }, end: { allows: 'any' } } },
    },
    '/api/v1/custom-reports': {
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        size: { parameter: 'page_size', max: 1000, usual: 500 },
        answer: {
          reports: '{records}',
          pagination: { total_records: '{total}', current_page: '{page}', total_pages: '{pages}' },
        },
      },
    },
    '/api/v1/applicant_tracking/applications': {
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        answer: { paginationComplete: '{isLast}', nextPageUrl: null, applications: '{records}' },
      },
    },
    '/api/v1/employees': {
      list: {
        paging: { by: 'cursor', parameter: 'page[after]' },
        size: { parameter: 'page[limit]', max: 2500, usual: 250 },
        parameters: { fields: { fields: true } },
        answer: {
          data: '{records}',
          meta: { total: '{total}', page: { limit: '{size}', nextCursor: '{next|null}', prevCursor: null } },
        },
      },
    },
  },
  objects: {
    break_policies: {
      path: '/api/v1/time-tracking/break-policies',
      id: 'uuid',
      singular: 'break_policy',
      fields:
        'name:string:required description:string allEmployeesAssigned:boolean deletedAt:string:readOnly',
    },
  },
};
