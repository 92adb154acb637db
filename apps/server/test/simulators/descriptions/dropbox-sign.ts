import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.hellosign.com/api/reference';

function listAt(path: string, name: string, parameters?: ListDescription['parameters']): ListDescription {
  return {
    path,
    paging: { by: 'page', parameter: 'page', first: 1 },
    size: { parameter: 'page_size', max: 100, usual: 20 },
    ...(parameters && { parameters }),
    answer: {
      list_info: { page: '{page}', num_pages: '{pages}', num_results: '{total}', page_size: '{size}' },
      [name]: '{records}',
    },
  };
}

/** The API 3 of Dropbox Sign. */
export const dropboxSign: ProviderDescription = {
  provider: 'dropboxSign',
  documentation: [
    `${reference}/operation/apiAppList/`,
    `${reference}/operation/signatureRequestList/`,
    `${reference}/errors/`,
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  errors: {
    body: { error: { error_msg: '{message}', error_name: '{code}' } },
    waitHeader: 'retry-after',
  },
  fixed: {
    'GET /v3/account': { account: { account_id: '{account}', email_address: 'ada@mail.example' } },
  },
  object: {
    times: 'epochSeconds',
    record: { '...': '{values}', created_at: '{created}' },
    values: { list: { always: [] } },
  },
  objects: {
    api_apps: {
      path: '/v3/api_app',
      id: 'app{n:29}',
      fields: 'name:string:required callback_url:string domains:list is_approved:boolean:readOnly',
      record: { '...': '{values}', client_id: '{id}', created_at: '{created}' },
      one: { api_app: '{record}' },
      list: listAt('/v3/api_app/list', 'api_apps'),
      create: {},
      update: { method: 'PUT' },
      delete: { status: 204 },
    },
  },
};
