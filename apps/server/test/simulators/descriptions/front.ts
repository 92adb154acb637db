import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://dev.frontapp.com/reference';

/** The next page is an address. The provider has it at the host of the company, which is left out here. */
const paged: ListDescription = {
  paging: { by: 'cursor', parameter: 'page_token' },
  size: { parameter: 'limit', max: 100, usual: 50 },
  parameters: { sort_by: { allows: 'any' }, sort_order: { allows: ['asc', 'desc'] } },
  answer: {
    _pagination: { next: '{nextUrl|null}' },
    _links: { self: 'https://acme.api.frontapp.com/accounts' },
    _results: '{records}',
  },
};

/** Front's Core API. */
export const front: ProviderDescription = {
  provider: 'front',
  documentation: [
    `${reference}/list-accounts`,
    `${reference}/list-contacts`,
    'https://dev.frontapp.com/docs/pagination',
    'https://dev.frontapp.com/docs/errors',
  ],
  signIn: {},
  errors: {
    body: {
      _error: { status: '{status}', title: '{code}', message: '{message}', details: ['{message}'] },
    },
  },
  fixed: { 'GET /me': { id: '{account}', name: 'Acme' } },
  object: {
    times: 'epochSeconds',
    record: {
      '...': '{values}',
      id: '{id}',
      _links: { self: 'https://acme.api.frontapp.com/accounts/{id}' },
    },
    list: paged,
    create: {},
    update: {},
    delete: { status: 204 },
    values: { map: { always: {} }, list: { always: [] } },
  },
  documented: {
    // Not a hundred, as of the others: https://dev.frontapp.com/reference/list-events
    '/events': { list: { size: { parameter: 'limit', max: 15 } } },
  },
  objects: {
    accounts: {
      path: '/accounts',
      id: 'acc_{n:5}',
      record: {
        '...': '{values}',
        id: '{id}',
        created_at: '{created}',
        updated_at: '{updated}',
        _links: { self: 'https://acme.api.frontapp.com/accounts/{id}' },
      },
      fields:
        'name:string description:string domains:list external_id:string custom_fields:map logo_url:string:readOnly',
    },
  },
};
