import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://developers.pandadoc.com/reference';

/** PandaDoc's public API. */
export const pandaDoc: ProviderDescription = {
  provider: 'pandaDoc',
  documentation: [
    `${reference}/list-documents`,
    `${reference}/list-contacts`,
    `${reference}/create-contact`,
    `${reference}/limits`,
    `${reference}/errors`,
  ],
  signIn: { authorizePath: '/oauth2/authorize', tokenPath: '/oauth2/access_token' },
  errors: { body: { type: 'request_error', detail: { '{field|non_field_errors}': ['{message}'] } } },
  fixed: {
    'GET /public/v1/members/current': {
      user_id: '{account}',
      membership_id: 'mem1',
      email: 'ada@mail.example',
      first_name: 'Ada',
      workspace: '{account}',
      workspace_name: 'Acme',
    },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    update: { status: 204 },
    delete: { status: 204 },
    values: { email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    // github.com/PandaDoc/pandadoc-openapi-specification, openapi.yaml
    '/public/v1/forms': {
      list: { parameters: { order_by: { orders: { created_date: 'createTime' } } } },
    },
    // A user has a membership of each workspace.
    '/public/v1/members': {
      record: {
        '...': '{values}',
        membership_id: '{id}',
        date_created: '{created}',
        date_modified: '{updated}',
      },
    },
  },
  objects: {
    documents: {
      path: '/public/v1/documents',
      id: 'doc{n:19}',
      fields: `name:string status:string:readOnly date_completed:string:readOnly expiration_date:string:readOnly
        version:string:readOnly`,
      record: {
        '...': '{values}',
        id: '{id}',
        date_created: '{created}',
        date_modified: '{updated}',
      },
      values: { status: { oneOf: ['document.draft', 'document.sent', 'document.completed'] } },
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        size: { parameter: 'count', max: 100, usual: 50 },
        parameters: {
          order_by: { orders: { date_created: 'createTime', date_modified: 'updateTime' } },
        },
        answer: { results: '{records}' },
      },
      // Only this call answers the fields that were written.
      get: { path: '/public/v1/documents/{id}/details' },
      without: ['create'],
    },
  },
};
