import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const reference = 'https://developer.box.com/reference';

/** With this parameter a record has the members that it names, and of the others only a few. */
const fields: Readonly<Record<string, ParameterDescription>> = { fields: { fields: true } };

function markedList(parameters: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'marker' },
    size: { parameter: 'limit', max: 1000, usual: 100 },
    ...(parameters && { parameters }),
    answer: { limit: '{size}', next_marker: '{next|null}', entries: '{records}' },
  };
}

const offsetList: ListDescription = {
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max: 1000, usual: 100 },
  parameters: fields,
  answer: { total_count: '{total}', offset: '{start}', limit: '{size}', entries: '{records}' },
};

/** What stands in a folder is listed with markers only if that is asked for. */
const itemsList = markedList({ ...fields, usemarker: { allows: ['true'] } });

const withFields = { takes: ['fields'] } as const;
const readOnly = { without: ['create', 'update', 'delete'] } as const;
const ITEM = 'etag:string:readOnly name:string:required description:string';

/** Box's API, version 2.0. */
export const box: ProviderDescription = {
  provider: 'box',
  documentation: [
    `${reference}/get-users/`,
    `${reference}/get-groups/`,
    `${reference}/get-folders-id-items/`,
    'https://developer.box.com/guides/api-calls/pagination/marker-based/',
    'https://developer.box.com/guides/api-calls/pagination/offset-based/',
    'https://developer.box.com/guides/api-calls/permissions-and-errors/rate-limits/',
  ],
  signIn: { authorizePath: '/api/oauth2/authorize', tokenPath: '/oauth2/token' },
  errors: {
    body: {
      type: 'error',
      status: '{status}',
      code: '{code}',
      message: '{message}',
      context_info: { message: '{message}' },
      help_url: 'https://developer.box.com/guides/api-calls/permissions-and-errors/common-errors/',
      request_id: 'abcdef123456',
    },
  },
  fixed: {
    'GET /2.0/users/me': {
      type: 'user',
      id: '11446498',
      name: 'Ada',
      login: 'ada@mail.example',
      enterprise: { type: 'enterprise', id: '{account}', name: 'Acme' },
    },
  },
  object: {
    record: {
      type: '{singular}',
      '...': '{values}',
      id: '{id}',
      created_at: '{created}',
      modified_at: '{updated}',
    },
    get: withFields,
    create: { ...withFields },
    update: { method: 'PUT', ...withFields },
    delete: {},
    values: {
      login: { text: 'person{n}@mail.example' },
      external_app_user_id: { text: 'app-{n}' },
    },
  },
  objects: {
    users: {
      path: '/2.0/users',
      id: '1{n:8}',
      fields: `name:string:required login:string language:string timezone:string job_title:string phone:string address:string
        status:string role:string external_app_user_id:string space_used:integer:readOnly`,
      list: markedList({
        ...fields,
        usemarker: { allows: ['true'] },
        external_app_user_id: { field: 'external_app_user_id' },
      }),
    },
    groups: {
      path: '/2.0/groups',
      id: '2{n:8}',
      fields: 'name:string:required description:string provenance:string external_sync_identifier:string',
      list: offsetList,
    },
    memberships: {
      ...readOnly,
      singular: 'group_membership',
      path: '/2.0/groups/{group_id}/memberships',
      id: '3{n:8}',
      fields: 'role:string user:map group:map',
      get: { path: '/2.0/group_memberships/{id}' },
      list: { ...offsetList, parameters: {} },
    },
    root_items: {
      ...readOnly,
      singular: 'folder',
      path: '/2.0/folders/0/items',
      id: '4{n:8}',
      fields: ITEM,
      list: itemsList,
    },
    items: {
      ...readOnly,
      singular: 'file',
      path: '/2.0/folders/{folder_id}/items',
      below: { folder_id: 'root_items' },
      id: '5{n:8}',
      fields: `${ITEM} size:integer:readOnly`,
      list: itemsList,
    },
  },
};
