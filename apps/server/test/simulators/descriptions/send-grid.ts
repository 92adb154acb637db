import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://www.twilio.com/docs/sendgrid/api-reference';

/** SendGrid's API 3. */
export const sendGrid: ProviderDescription = {
  provider: 'sendGrid',
  documentation: [
    `${reference}/lists/get-all-lists`,
    `${reference}/single-sends/get-all-single-sends`,
    `${reference}/how-to-use-the-sendgrid-v3-api/errors`,
    `${reference}/how-to-use-the-sendgrid-v3-api/rate-limits`,
  ],
  signIn: {},
  errors: {
    body: { errors: [{ field: '{field|null}', message: '{message}', error_id: '{code}' }] },
    waitHeader: 'retry-after',
  },
  fixed: {
    'GET /v3/scopes': { scopes: ['mail.send'] },
    'GET /v3/user/username': { user_id: '{account}', username: 'acme' },
  },
  object: {
    record: { '...': '{values}', id: '{id}' },
    create: {},
    update: {},
    delete: { status: 204 },
    values: { list: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/v3/verified_senders': {
      list: { paging: { by: 'lastId', parameter: 'lastSeenID' }, size: { parameter: 'limit', max: 1000 } },
    },
  },
  objects: {
    single_sends: {
      path: '/v3/marketing/singlesends',
      id: 'uuid',
      fields: 'name:string:required status:string:readOnly categories:list is_abtest:boolean:readOnly',
      record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
      list: {
        paging: { by: 'cursor', parameter: 'page_token' },
        size: { parameter: 'page_size', max: 100, usual: 50 },
        answer: { result: '{records}', _metadata: { count: '{total}', next: '{nextUrl}' } },
      },
    },
  },
};
