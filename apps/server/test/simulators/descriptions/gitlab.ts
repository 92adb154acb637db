import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://docs.gitlab.com/api';

/** GitLab's REST API, version 4. */
export const gitlab: ProviderDescription = {
  provider: 'gitlab',
  documentation: [`${reference}/rest/`, `${reference}/projects/`],
  signIn: { credential: { header: 'private-token' } },
  errors: {
    body: { message: '{message}' },
    messages: {
      unauthorized: '401 Unauthorized',
      forbidden: '403 Forbidden',
      notFound: '404 {title} Not Found',
    },
  },
  fixed: {
    'GET /api/v4/user': { id: '{account}', username: 'ada', name: 'Ada', email: 'ada@mail.example' },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{number}', created_at: '{created}' },
    one: '{record}',
    get: {},
    create: { status: 201 },
    update: { method: 'PUT' },
    delete: {},
    types: { list: 'any' },
    values: {
      list: { always: [] },
      visibility: { oneOf: ['private', 'internal', 'public'] },
    },
  },
  objects: {
    projects: {
      path: '/api/v4/projects',
      id: '{n}',
      fields: 'name:string path:string description:string visibility:string archived:boolean topics:list',
      // A list is the body itself, and a header has the address of the next page.
      list: {
        paging: { by: 'lastId', parameter: 'id_after' },
        size: { parameter: 'per_page', max: 100, usual: 20 },
        parameters: {
          pagination: { allows: ['keyset'] },
          order_by: { orders: { id: 'id', created_at: 'createTime' } },
          sort: { descendsWhen: 'desc' },
          membership: { allows: ['true'] },
          visibility: { field: 'visibility' },
          archived: { field: 'archived' },
        },
        isDescending: true,
        answer: '{records}',
        headers: { link: '<{nextUrl}>; rel="next"' },
      },
      delete: { status: 202, answer: { message: '202 Accepted' } },
    },
  },
};
