import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://docs.datadoghq.com/api/latest';

/** Datadog's API, version 1. */
export const datadog: ProviderDescription = {
  provider: 'datadog',
  documentation: [
    `${reference}/monitors/get-all-monitors/`,
    `${reference}/dashboards/get-all-dashboards/`,
    `${reference}/rate-limits/`,
  ],
  signIn: { credential: { header: 'dd-api-key' } },
  errors: { body: { errors: ['{message}'] }, waitHeader: 'x-ratelimit-reset' },
  fixed: {
    'GET /api/v1/validate': { valid: true },
    'GET /api/v1/org': { orgs: [{ public_id: '{account}', name: 'Acme' }] },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    create: { status: 200 },
    update: { method: 'PUT' },
  },
  documented: {
    // Its answer has the one organisation of the key.
    '/api/v1/org': null,
    '/api/v1/slo/correction': {
      record: { id: '{id}', type: 'correction', attributes: { '...': '{values}' } },
    },
    '/api/v1/notebooks': { record: { id: '{number}', type: 'notebooks', attributes: { '...': '{values}' } } },
    '/api/v1/synthetics/tests': {
      list: {
        paging: { by: 'page', parameter: 'page_number', first: 0 },
        size: { parameter: 'page_size', max: 200, usual: 100 },
      },
    },
  },
  objects: {
    monitors: {
      path: '/api/v1/monitor',
      id: '{n}',
      record: {
        '...': '{values}',
        id: '{number}',
        created: '{created}',
        modified: '{updated}',
        multi: false,
      },
      fields: `name:string type:string:required query:string:required message:string tags:list options:map
        priority:integer overall_state:string:readOnly`,
      values: { priority: { always: 3 }, overall_state: { oneOf: ['OK', 'Alert', 'No Data'] } },
      delete: { answer: { deleted_monitor_id: '{number}' } },
      list: {
        // Without a page, all of them are answered.
        paging: { by: 'page', parameter: 'page', first: 0 },
        size: { parameter: 'page_size', max: 1000, usual: 100 },
        parameters: { with_downtimes: { allows: ['true'] } },
        answer: '{records}',
      },
    },
    dashboards: {
      path: '/api/v1/dashboard',
      id: 'abc-def-{n:3}',
      record: { '...': '{values}', id: '{id}', created_at: '{created}', modified_at: '{updated}' },
      fields: `title:string:required description:string layout_type:string:required url:string:readOnly
        author_handle:string:readOnly is_read_only:boolean`,
      delete: { answer: { deleted_dashboard_id: '{id}' } },
      list: {
        paging: { by: 'counted', parameter: 'start' },
        size: { parameter: 'count', max: 100 },
        answer: { dashboards: '{records}' },
      },
    },
  },
};
