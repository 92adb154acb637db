import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const document = 'https://api.mailchimp.com/schema/3.0/Swagger.json?expand';

const listOf = (name: string, parameters: ListDescription['parameters'] = {}): ListDescription => ({
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'count', max: 1000, usual: 10 },
  parameters,
  answer: { [name]: '{records}', total_items: '{total}' },
});

/** The shop says when it made a record, and when it changed it. */
const timedBy = (created: string): DocumentedObject => ({
  record: { '...': '{values}', id: '{id}', [created]: '{created}', updated_at_foreign: '{updated}' },
});

/** Mailchimp's Marketing API, version 3.0. */
export const mailchimp: ProviderDescription = {
  provider: 'mailchimp',
  documentation: [document, 'https://mailchimp.com/developer/marketing/docs/methods-parameters/#pagination'],
  signIn: { authorizePath: '/oauth2/authorize', tokenPath: '/oauth2/token' },
  errors: {
    body: {
      type: 'https://mailchimp.com/developer/marketing/docs/errors/',
      title: '{code}',
      status: '{status}',
      detail: '{message}',
      instance: '3ac5b1a0-2d4c-4f6a-9d0e-8c1f3f2a7b55',
    },
  },
  fixed: {
    'GET /oauth2/metadata': { dc: 'us6', login_url: 'https://login.mailchimp.com' },
    'GET /3.0/': {
      account_id: '{account}',
      account_name: 'Acme',
      username: 'ada',
      email: 'ada@mail.example',
    },
  },
  object: {
    record: '{values}',
    create: { status: 200 },
    update: {},
    delete: {},
    values: { map: { always: {} }, email_address: { text: 'person{n}@mail.example' } },
  },
  objects: {
    lists: {
      path: '/3.0/lists',
      id: 'list{n:6}',
      fields: `name:string:required permission_reminder:string:required notify_on_subscribe:string
        notify_on_unsubscribe:string contact:map:required campaign_defaults:map:required
        email_type_option:boolean:required`,
      record: { '...': '{values}', id: '{id}', date_created: '{created}' },
      list: listOf('lists', {
        sort_field: { orders: { date_created: 'createTime' } },
        sort_dir: { descendsWhen: 'DESC' },
      }),
    },
    members: {
      path: '/3.0/lists/{list_id}/members',
      id: '{n:32}',
      fields: `list_id:string email_address:string:required status:string:required email_type:string language:string
        merge_fields:map`,
      record: { '...': '{values}', id: '{id}', last_changed: '{updated}' },
      upsert: {
        method: 'PUT',
        path: '/3.0/lists/{list_id}/members/{subscriber}',
        status: 200,
        unique: { fields: ['email_address'], means: 'update' },
      },
      list: {
        ...listOf('members', {
          sort_field: { orders: { last_changed: 'updateTime', timestamp_opt: 'createTime' } },
          sort_dir: { descendsWhen: 'DESC' },
          since_last_changed: { time: 'updateTime', is: '>', as: 'rfc3339' },
          before_last_changed: { time: 'updateTime', is: '<', as: 'rfc3339' },
        }),
        goesOnBy: 'since_last_changed',
      },
      values: {
        map: { always: {} },
        status: { oneOf: ['subscribed', 'unsubscribed'] },
        email_address: { text: 'person{n}@mail.example' },
      },
    },
  },
  documented: {
    '/3.0/campaigns': { list: { parameters: { sort_field: { orders: { create_time: 'createTime' } } } } },
    '/3.0/templates': {
      record: { '...': '{values}', id: '{number}', date_created: '{created}', date_edited: '{updated}' },
    },
    '/3.0/ecommerce/stores/{store_id}/orders': timedBy('processed_at_foreign'),
    '/3.0/ecommerce/stores/{store_id}/promo-rules': timedBy('created_at_foreign'),
  },
};
