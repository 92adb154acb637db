import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://posthog.com/docs/api';

/** PostHog's API of organizations, projects and what is in them. */
export const posthog: ProviderDescription = {
  provider: 'posthog',
  documentation: [
    `${reference}/organizations`,
    `${reference}/persons`,
    `${reference}#pagination`,
    `${reference}#rate-limiting`,
  ],
  signIn: {},
  errors: {
    body: { type: 'validation_error', code: '{code}', detail: '{message}', attr: '{field|null}' },
  },
  fixed: {
    'GET /api/users/@me/': { uuid: '{account}', first_name: 'Ada', email: 'ada@mail.example' },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
    one: '{record}',
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    list: {
      // Callers follow the address of the next page, and make none of their own.
      paging: { by: 'cursor', parameter: 'offset' },
      size: { parameter: 'limit', max: 100 },
      answer: { count: '{total}', next: '{nextUrl|null}', previous: null, results: '{records}' },
    },
  },
  documented: {
    // The vendor's own code, posthog/api/hog_function.py, lists destinations only, unless it is asked for other types.
    '/api/projects/{project_id}/hog_functions/': {
      values: { type: { oneOf: ['destination', 'transformation'] } },
      list: { parameters: { types: { field: 'type', several: true, usual: 'destination' } } },
    },
    // One call lists either the archived ones or the others: products/experiments/backend/experiment_service.py of the vendor.
    '/api/projects/{project_id}/experiments/': {
      list: { parameters: { archived: { allows: ['true', 'false'] } } },
    },
    // https://posthog.com/docs/api/property-definitions: those of events, unless another type is asked for.
    '/api/projects/{project_id}/property_definitions/': {
      list: { parameters: { type: { allows: ['event', 'person', 'session'] } } },
    },
    // The vendor's own code, posthog/session_recordings/session_recording_api.py, answers so.
    '/api/projects/{project_id}/session_recordings/': {
      list: {
        paging: { by: 'counted', parameter: 'offset' },
        parameters: {
          date_from: { allows: ['-5y'] },
          order_direction: { orders: { ASC: 'createTime', DESC: '-createTime' } },
        },
        answer: { results: '{records}', has_next: '{more}', version: 4 },
      },
    },
    '/api/projects/{project_id}/warehouse_saved_queries/': {
      list: {
        paging: { by: 'cursor', parameter: 'page' },
        answer: { count: '{total}', next: '{nextUrl|null}', previous: null, results: '{records}' },
      },
    },
  },
  // Projects have a list in an organization, and lists of their own elsewhere.
  elsewhere: { '/api/projects': '/api/organizations/{organization_id}/projects/' },
  objects: {
    organizations: {
      path: '/api/organizations/',
      id: 'uuid',
      get: { path: '/api/organizations/{id}/' },
      update: { path: '/api/organizations/{id}/' },
      without: ['delete'],
      fields: 'name:string:required slug:string:readOnly default_role_id:string member_count:string:readOnly',
    },
  },
};
