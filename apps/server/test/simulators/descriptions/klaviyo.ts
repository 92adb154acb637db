import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const reference = 'https://developers.klaviyo.com/en/reference';

/** A list as JSON:API has it. A filter is one text. */
function listOf(
  updated: 'updated' | 'updated_at',
  texts: Extract<ParameterDescription, { texts: unknown }>['texts'],
): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'page[cursor]' },
    size: { parameter: 'page[size]', max: 100 },
    parameters: { sort: { orders: { [updated]: 'updateTime' } }, filter: { texts } },
    answer: { data: '{records}', links: { self: null, next: '{nextUrl|null}', prev: null } },
  };
}

const later = { time: 'updateTime', is: '>' } as const;

/** What a list can be sorted by, and the time by which it can be limited. Anything else is refused. */
function sortedBy(names: string[], updated = 'updated'): DocumentedObject {
  const order = (name: string) =>
    /^updated/.test(name) ? 'updateTime' : /^(created|date|time)/.test(name) ? 'createTime' : 'id';
  const orders = Object.fromEntries(names.map((name) => [name, order(name)] as const));
  const texts = { [`greater-than(${updated},{value})`]: later };
  return { list: { parameters: { sort: { orders }, filter: { texts } } } };
}

const profiles = listOf('updated', { 'greater-than(updated,{value})': later });

/** Klaviyo's API of the revision 2026-07-15. */
export const klaviyo: ProviderDescription = {
  provider: 'klaviyo',
  documentation: [
    `${reference}/get_profiles`,
    `${reference}/create_or_update_profile`,
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
    record: {
      type: '{singular}',
      id: '{id}',
      attributes: { '...': '{values}', created: '{created}', updated: '{updated}' },
      links: { self: 'https://a.klaviyo.com/api/{singular}s/{id}' },
    },
    one: { data: '{record}' },
    create: {},
    update: {},
    delete: {},
    sent: { inside: 'data.attributes' },
    values: { map: { always: {} }, email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/api/forms': sortedBy(['created_at', 'updated_at'], 'updated_at'),
    '/api/images': sortedBy(['format', 'id', 'name', 'size', 'updated_at'], 'updated_at'),
    '/api/events': sortedBy(['datetime', 'timestamp']),
    '/api/reviews': sortedBy(['created', 'rating', 'updated']),
    '/api/catalog-items': sortedBy(['created']),
    '/api/catalog-variants': sortedBy(['created']),
    '/api/catalog-categories': sortedBy(['created']),
    '/api/tags': sortedBy(['id', 'name']),
    '/api/tag-groups': sortedBy(['id', 'name']),
  },
  objects: {
    profiles: {
      path: '/api/profiles',
      id: '01PROFILE{n:6}',
      fields: `email:string phone_number:string external_id:string first_name:string last_name:string
        organization:string locale:string title:string image:string location:map properties:map
        created:timestamp:readOnly updated:timestamp:readOnly`,
      list: {
        ...profiles,
        parameters: { ...profiles.parameters, 'additional-fields[profile]': { allows: ['subscriptions'] } },
      },
      upsert: {
        path: '/api/profile-import',
        unique: { fields: ['email', 'phone_number', 'external_id'], means: 'update' },
      },
      without: ['delete'],
    },
    // Which campaigns are listed, each filter has to say.
    email_campaigns: {
      path: '/api/campaigns',
      singular: 'campaign',
      id: '01CAMPAIGN{n:6}',
      fields: 'name:string status:string archived:boolean audiences:map',
      record: {
        type: 'campaign',
        id: '{id}',
        attributes: { '...': '{values}', created_at: '{created}', updated_at: '{updated}' },
        links: { self: 'https://a.klaviyo.com/api/campaigns/{id}' },
      },
      list: listOf('updated_at', {
        "and(equals(messages.channel,'email'),greater-than(updated_at,{value}))": later,
        "equals(messages.channel,'email')": { allows: 'any' },
        "equals(messages.channel,'sms')": { allows: 'any' },
        "equals(messages.channel,'mobile_push')": { allows: 'any' },
        "and(equals(messages.channel,'sms'),greater-than(updated_at,{value}))": later,
        "and(equals(messages.channel,'mobile_push'),greater-than(updated_at,{value}))": later,
      }),
      without: ['create'],
    },
  },
};
