import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://developers.webflow.com/data/reference';

/** Webflow's Data API 2. */
export const webflow: ProviderDescription = {
  provider: 'webflow',
  documentation: [
    `${reference}/sites/list`,
    `${reference}/pages-and-components/pages/list`,
    `${reference}/error-handling`,
    `${reference}/rate-limits`,
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/access_token' },
  errors: {
    body: { code: '{code}', message: '{message}', externalReference: null, details: [] },
  },
  fixed: {
    'GET /v2/token/introspect': { authorization: { id: '{account}' } },
    'GET /v2/token/authorized_by': { id: '{account}', email: 'ada@mail.example', firstName: 'Ada' },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', createdOn: '{created}', lastUpdated: '{updated}' },
    values: { map: { always: {} } },
  },
  documented: {
    '/v2/sites': { name: 'sites', id: '580e63e98c9a982ac9b{n:5}' },
    '/v2/sites/{site_id}/products': { record: { product: { '...': '{values}', id: '{id}' }, skus: [] } },
  },
  objects: {
    pages: {
      path: '/v2/sites/{site_id}/pages',
      id: '6596da6045e56dee495{n:5}',
      fields: `title:string slug:string siteId:string:readOnly archived:boolean:readOnly
        draft:boolean:readOnly seo:map openGraph:map`,
      values: { site_id: { idOf: 'sites', among: 2 } },
      list: {
        paging: { by: 'counted', parameter: 'offset' },
        size: { parameter: 'limit', max: 100 },
        answer: {
          pages: '{records}',
          pagination: { limit: '{size}', offset: '{start}', total: '{total}' },
        },
      },
      get: { path: '/v2/pages/{id}' },
      update: { method: 'PUT', path: '/v2/pages/{id}' },
    },
  },
};
