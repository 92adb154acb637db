import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://docs.gitlab.com/api';

/** A list is the body itself, and a header has the address of the next page. */
const LISTED = {
  size: { parameter: 'per_page', max: 100, usual: 20 },
  answer: '{records}',
  headers: { link: '<{nextUrl}>; rel="next"' },
} satisfies Partial<ListDescription>;

/** Below a project, records have a number of their own. */
const ofProject: DocumentedObject = {
  id: '{n}',
  record: {
    '...': '{values}',
    id: '{number}',
    iid: '{number}',
    created_at: '{created}',
    updated_at: '{updated}',
  },
};

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
    list: { ...LISTED, paging: { by: 'page', parameter: 'page', first: 1 } },
    create: {},
    update: { method: 'PUT' },
    delete: {},
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
      list: {
        ...LISTED,
        paging: { by: 'lastId', parameter: 'id_after' },
        parameters: {
          pagination: { allows: ['keyset'] },
          order_by: { orders: { id: 'id', created_at: 'createTime' } },
          sort: { descendsWhen: 'desc' },
          membership: { allows: ['true'] },
          visibility: { field: 'visibility' },
          archived: { field: 'archived' },
        },
        isDescending: true,
      },
      delete: { status: 202, answer: { message: '202 Accepted' } },
    },
  },
  documented: {
    // One record has these, and a list does not.
    '/api/v4/groups': {
      hidden: [
        'shared_with_groups',
        'prevent_forking_outside_group',
        'membership_lock',
        'ip_restriction_ranges',
        'allowed_email_domains_list',
        'shared_runners_minutes_limit',
        'extra_shared_runners_minutes_limit',
      ],
      list: { parameters: { order_by: { orders: { path: 'id', name: 'id', id: 'id' } } } },
    },
    '/api/v4/projects/{project_id}/issues': {
      ...ofProject,
      hidden: ['subscribed'],
      list: { parameters: { updated_after: { time: 'updateTime', is: '>=' } } },
    },
    '/api/v4/projects/{project_id}/environments': { hidden: ['last_deployment'] },
    '/api/v4/projects/{project_id}/pipelines': { list: { parameters: { source: { allows: 'any' } } } },
    '/api/v4/projects/{project_id}/merge_requests': ofProject,
    '/api/v4/projects/{project_id}/releases': {
      id: 'v{n}',
      record: { '...': '{values}', tag_name: '{id}', created_at: '{created}' },
    },
  },
};
