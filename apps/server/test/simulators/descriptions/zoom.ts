import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.zoom.us/docs/api';

/** @param largest the size of a page, where the vendor says how large it may be */
function listOf(name: string, largest?: number, parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'next_page_token' },
    ...(largest !== undefined && { size: { parameter: 'page_size', max: largest, usual: 30 } }),
    ...(parameters && { parameters }),
    answer: {
      next_page_token: '{next|}',
      page_size: '{size}',
      total_records: '{total}',
      [name]: '{records}',
    },
  };
}

const changes = { create: {}, update: { status: 204 }, delete: {} } as const;

const user = {
  path: '/v2/users',
  id: 'user{n:8}',
  record: { '...': '{values}', id: '{id}', created_at: '{created}' },
  fields: `email:string first_name:string last_name:string display_name:string dept:string status:string type:integer
    timezone:string custom_attributes:map`,
} as const;

const INCLUDED = { include_fields: { allows: ['custom_attributes', 'host_key'] } } as const;

/** Zoom's API, version 2. */
export const zoom: ProviderDescription = {
  provider: 'zoom',
  documentation: [
    `${reference}/pagination`,
    `${reference}/errors`,
    `${reference}/rate-limits`,
    `${reference}/users/`,
    `${reference}/meetings/`,
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  errors: {
    body: {
      code: '{code}',
      message: '{message}',
      errors: [{ field: '{field}', message: '{message}' }],
    },
    // A token that lacks the scope: https://github.com/lanec/zoom-batch-downloader/issues/34
    statuses: { forbidden: 400 },
  },
  fixed: {
    'GET /v2/users/me': {
      id: 'user00000000',
      account_id: '{account}',
      display_name: 'Ada',
      email: 'ada@mail.example',
    },
  },
  object: {
    record: { '...': '{values}', id: '{id}' },
    values: {
      status: { always: 'active' },
      email: { text: 'person{n}@mail.example' },
      timezone: { oneOf: ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York'] },
    },
  },
  objects: {
    // Without a status, only active users are listed.
    inactive_users: {
      ...user,
      id: 'gone{n:8}',
      list: { ...listOf('users', 300, INCLUDED), of: { status: 'inactive' } },
    },
    pending_users: {
      ...user,
      id: 'new{n:8}',
      list: { ...listOf('users', 300, INCLUDED), of: { status: 'pending' } },
    },
    users: { ...user, list: listOf('users', 300, { status: { field: 'status' }, ...INCLUDED }) },
    meetings: {
      ...changes,
      path: '/v2/users/{user}/meetings',
      id: '{n}',
      record: { '...': '{values}', id: '{number}', created_at: '{created}' },
      fields: `uuid:string:readOnly topic:string agenda:string type:integer start_time:string
        duration:integer timezone:string join_url:string:readOnly`,
      list: listOf('meetings', 300, { type: { allows: ['scheduled'] } }),
      get: { path: '/v2/meetings/{id}' },
      update: { path: '/v2/meetings/{id}', status: 204 },
      delete: { path: '/v2/meetings/{id}' },
    },
  },
};
