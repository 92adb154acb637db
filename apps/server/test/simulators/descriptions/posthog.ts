import type { ListDescription, ProviderDescription } from '../general/description.ts';

const reference = 'https://posthog.com/docs/api';

/** Callers follow the address in the answer. */
const list: ListDescription = {
  paging: { by: 'cursor', parameter: 'offset' },
  size: { parameter: 'limit', max: 100, usual: 100 },
  answer: { count: '{total}', next: '{nextUrl|null}', previous: null, results: '{records}' },
};

/** PostHog's API. */
export const posthog: ProviderDescription = {
  provider: 'posthog',
  documentation: [
    `${reference}/projects`,
    `${reference}/surveys`,
    `${reference}#pagination`,
    `${reference}#rate-limiting`,
    `${reference}#responses`,
  ],
  signIn: {},
  errors: {
    body: { type: 'validation_error', code: '{code}', detail: '{message}', attr: '{field}' },
    codes: {
      unauthorized: 'authentication_failed',
      forbidden: 'permission_denied',
      notFound: 'not_found',
      rateLimited: 'throttled',
      otherwise: 'invalid_input',
    },
  },
  fixed: {
    'GET /api/users/@me/': { uuid: '{account}', first_name: 'Ada', email: 'ada@mail.example' },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', created_at: '{created}' },
    list,
  },
  objects: {
    projects: {
      path: '/api/projects/',
      id: '{n}',
      fields: 'name:string',
      record: { name: '{value.name}', id: '{number}' },
    },
    surveys: {
      path: '/api/projects/{project_id}/surveys/',
      below: { project_id: 'projects' },
      id: 'uuid',
      fields:
        'project_id:string:hidden name:string:required description:string type:string:required schedule:string',
      values: { project_id: { idOf: 'projects', among: 2 } },
      get: { path: '/api/projects/{project_id}/surveys/{id}/' },
      create: { status: 201 },
      update: { method: 'PATCH', path: '/api/projects/{project_id}/surveys/{id}/' },
      delete: { path: '/api/projects/{project_id}/surveys/{id}/', status: 204 },
    },
  },
};
