import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

/** The facts are those of the vendor's client (`@typeform/api-client`): its README, its types and its requests. */
const paged: ListDescription = {
  paging: { by: 'page', parameter: 'page', first: 1 },
  size: { parameter: 'page_size', max: 200, usual: 10 },
  answer: { total_items: '{total}', page_count: '{pages}', items: '{records}' },
};

/** Typeform's API. */
export const typeform: ProviderDescription = {
  provider: 'typeform',
  documentation: [
    'https://github.com/Typeform/js-api-client',
    'https://www.typeform.com/developers/create/reference/retrieve-forms/',
    'https://www.typeform.com/developers/responses/reference/retrieve-responses/',
    'https://www.typeform.com/developers/get-started/applications/',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  errors: {
    body: {
      code: '{code}',
      description: '{message}',
      details: [{ field: '{field}', description: '{message}' }],
    },
  },
  fixed: {
    'GET /me': { alias: 'Ada', email: 'ada@mail.example', language: 'en' },
  },
  object: {
    record: { '...': '{values}', id: '{id}' },
    list: paged,
    create: {},
    delete: {},
    values: { map: { always: {} }, list: { always: [] }, type: { always: 'form' } },
  },
  objects: {
    forms: {
      path: '/forms',
      id: 'frm{n:5}',
      record: {
        '...': '{values}',
        id: '{id}',
        created_at: '{created}',
        last_updated_at: '{updated}',
        self: { href: 'https://api.typeform.com/forms/{id}' },
        _links: { display: 'https://acme.typeform.com/to/{id}' },
      },
      fields: 'title:string type:string settings:map theme:map',
    },
    responses: {
      path: '/forms/{form_id}/responses',
      id: 'rsp{n:8}',
      record: {
        '...': '{values}',
        response_id: '{id}',
        landed_at: '{created}',
        submitted_at: '{updated}',
      },
      fields: `landing_id:string token:string hidden:map metadata:map answers:list
        calculated:map`,
      values: { form_id: { idOf: 'forms', among: 2 } },
      list: {
        paging: { by: 'lastId', parameter: 'before' },
        size: { parameter: 'page_size', max: 1000, usual: 25 },
        parameters: {
          since: { time: 'updateTime', is: '>=', as: 'epochSeconds' },
          until: { time: 'updateTime', is: '<=', as: 'epochSeconds' },
        },
        isDescending: true,
        answer: { total_items: '{total}', page_count: '{pages}', items: '{records}' },
      },
      without: ['create', 'get', 'delete'],
    },
  },
};
