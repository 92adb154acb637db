import type { ListDescription, ObjectDescription, ProviderDescription } from '../general/description.ts';

const reference = 'https://developers.klaviyo.com/en/reference';

/** Lists as JSON:API has them. Each has a largest page of its own, and some know what changed after a time. */
function listOf(max: number, updated?: 'updated' | 'updated_at', channel?: string): ListDescription {
  const isOf = channel === undefined ? '' : `equals(messages.channel,'${channel}')`;
  const after = updated && `greater-than(${updated},{value})`;
  const changed = after && (isOf === '' ? after : `and(${isOf},${after})`);
  return {
    paging: { by: 'cursor', parameter: 'page[cursor]' },
    size: { parameter: 'page[size]', max },
    parameters: {
      ...(updated && { sort: { orders: { [updated]: 'updateTime' } } }),
      ...(changed !== undefined && {
        filter: {
          texts: {
            [changed]: { time: 'updateTime', is: '>' },
            ...(isOf !== '' && { [isOf]: { allows: 'any' } }),
          },
        },
      }),
    },
    answer: { data: '{records}', links: { self: null, next: '{nextUrl|null}', prev: null } },
  };
}

/** @param type what the records are called in requests and answers */
function objectOf(type: string, fields: string, more: Partial<ObjectDescription> = {}): ObjectDescription {
  return {
    path: `/api/${type}s`,
    singular: type,
    id: `01${type.toUpperCase()}{n:6}`,
    fields: `${fields} created:timestamp:readOnly updated:timestamp:readOnly`,
    ...more,
  };
}

/** Klaviyo's API of the revision 2026-07-15. */
export const klaviyo: ProviderDescription = {
  provider: 'klaviyo',
  documentation: [
    `${reference}/get_profiles`,
    `${reference}/get_campaigns`,
    'https://developers.klaviyo.com/en/docs/filtering_',
    'https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  headers: { revision: '2026-07-15' },
  errors: {
    body: {
      errors: [
        {
          id: 'an-error',
          status: '{status}',
          code: '{code}',
          title: 'Invalid input.',
          detail: '{message}',
          source: { pointer: '/data/attributes/{field|}' },
        },
      ],
    },
    codes: {
      unauthorized: 'not_authenticated',
      forbidden: 'permission_denied',
      notFound: 'not_found',
      rateLimited: 'throttled',
      otherwise: 'invalid',
    },
  },
  fixed: {
    'GET /api/accounts': {
      data: [
        {
          type: 'account',
          id: '{account}',
          attributes: { contact_information: { organization_name: 'Acme' } },
        },
      ],
    },
  },
  object: {
    times: 'rfc3339Seconds',
    record: {
      type: '{singular}',
      id: '{id}',
      attributes: { '...': '{values}', created: '{created}', updated: '{updated}' },
      links: { self: 'https://a.klaviyo.com/api/{singular}s/{id}' },
    },
    one: { data: '{record}' },
    get: {},
    create: { status: 201 },
    update: {},
    delete: {},
    sent: { inside: 'data.attributes' },
    types: { map: 'any' },
    values: { map: { always: {} }, email: { text: 'person{n}@mail.example' } },
  },
  objects: {
    profiles: objectOf(
      'profile',
      `email:string phone_number:string external_id:string first_name:string last_name:string organization:string
        locale:string title:string image:string location:map properties:map`,
      { list: listOf(100, 'updated'), without: ['delete'] },
    ),
    lists: objectOf('list', 'name:string:required opt_in_process:string', { list: listOf(10, 'updated') }),
    campaigns: objectOf('campaign', 'name:string status:string archived:boolean audiences:map', {
      record: {
        type: 'campaign',
        id: '{id}',
        attributes: { '...': '{values}', created_at: '{created}', updated_at: '{updated}' },
      },
      list: listOf(100, 'updated_at', 'email'),
      without: ['create'],
    }),
    catalogItems: objectOf('catalog-item', 'external_id:string title:string description:string url:string', {
      list: listOf(100),
    }),
  },
};
