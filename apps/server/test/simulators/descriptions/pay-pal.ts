import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://developer.paypal.com/docs/api';

/** PayPal. */
export const payPal: ProviderDescription = {
  provider: 'payPal',
  documentation: [
    `${reference}/invoicing/v2/#templates_list`,
    `${reference}/catalog-products/v1/#products_list`,
    `${reference}/transaction-search/v1/#balances_get`,
    'https://developer.paypal.com/api/rest/responses/',
  ],
  headers: { prefer: 'return=representation' },
  signIn: { tokenPath: '/v1/oauth2/token' },
  errors: {
    body: {
      name: '{code}',
      message: '{message}',
      debug_id: '90957fca61718',
      details: [{ field: '{field}', issue: '{code}', description: '{message}' }],
    },
  },
  fixed: { 'GET /v1/reporting/balances': { balances: [], account_id: '{account}' } },
  object: {
    record: { '...': '{values}', id: '{id}', links: [] },
    create: {},
    update: { method: 'PUT', replaces: true },
    delete: { status: 204 },
    values: { map: { always: {} }, list: { always: [] } },
  },
  objects: {
    invoice_templates: {
      path: '/v2/invoicing/templates',
      id: 'TEMP-{n:12}',
      fields: `name:string default_template:boolean template_info:map settings:map unit_of_measure:string
        standard_template:boolean:readOnly`,
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        size: { parameter: 'page_size', max: 100, usual: 20 },
        parameters: { fields: { allows: ['all', 'none'] } },
        answer: { addresses: [], emails: [], phones: [], templates: '{records}', links: [] },
      },
    },
  },
};
