import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://api.iterable.com/api/docs';

const timed: DocumentedObject = {
  record: { '...': '{values}', id: '{number}', createdAt: '{created}', updatedAt: '{updated}' },
};

const sorted: ListDescription['parameters'] = {
  sort: {
    orders: { id: 'id', createdAt: 'createTime', '-createdAt': '-createTime', updatedAt: 'updateTime' },
  },
};

/** Iterable's API. */
export const iterable: ProviderDescription = {
  provider: 'iterable',
  documentation: [
    `${reference}#campaigns_campaigns`,
    `${reference}#lists_getLists`,
    `${reference}#snippets_getSnippets`,
    'https://github.com/Iterable/api-client/blob/main/src/types/templates.ts',
    'https://github.com/Iterable/api-client/blob/main/src/types/catalogs.ts',
    'https://support.iterable.com/hc/en-us/articles/41044692130196-Getting-Started-with-Iterable-s-API',
  ],
  signIn: { credential: { header: 'api-key' } },
  errors: {
    body: { code: '{code}', msg: '{message}', params: {} },
  },
  object: {
    times: 'epochMs',
    record: { '...': '{values}', id: '{number}' },
    list: {
      paging: { by: 'cursor', parameter: 'page' },
      size: { parameter: 'pageSize', max: 1000, usual: 20 },
      parameters: sorted,
      answer: { nextPageUrl: '{nextUrl}' },
    },
    create: { status: 200 },
    update: { method: 'PUT' },
    delete: { status: 200, answer: { code: 'Success', msg: 'Deleted.', params: {} } },
    values: { map: { always: [] } },
  },
  documented: {
    '/api/templates': {
      times: 'epochMs',
      record: { '...': '{values}', templateId: '{number}', createdAt: '{created}', updatedAt: '{updated}' },
    },
    '/api/journeys': { ...timed, list: { size: { parameter: 'pageSize', max: 50, usual: 10 } } },
    '/api/messageTypes': timed,
    '/api/lists': {
      name: 'lists',
      record: { '...': '{values}', id: '{number}', createdAt: '{created}' },
      create: { status: 200, answer: { listId: '{number}' } },
    },
    '/api/catalogs': {
      record: { name: '{id}' },
      list: { size: { parameter: 'pageSize', max: 100, usual: 10 } },
    },
    '/api/catalogs/{catalogName}/items': {
      times: 'epochMs',
      record: { '...': '{values}', itemId: '{id}', lastModified: '{updated}' },
    },
  },
  objects: {
    campaigns: {
      path: '/api/campaigns',
      id: '{n}',
      fields: `name:string campaignState:string type:string messageMedium:string createdByUserId:string
        updatedByUserId:string labels:map listIds:map`,
      ...timed,
      list: {
        paging: { by: 'cursor', parameter: 'page' },
        size: { parameter: 'pageSize', max: 1000, usual: 20 },
        parameters: sorted,
        answer: { campaigns: '{records}', totalCampaignsCount: '{total}', nextPageUrl: '{nextUrl}' },
      },
      without: ['create', 'update', 'delete'],
    },
    snippets: {
      path: '/api/snippets',
      id: '{n}',
      fields: 'name:string:required content:string description:string createdByUserId:string:hidden',
      times: 'rfc3339',
      ...timed,
      list: { paging: { by: 'none' }, answer: { snippets: '{records}' } },
      one: { snippet: '{record}' },
      create: { status: 201, answer: { snippetId: '{number}' } },
      update: {
        method: 'PUT',
        body: ['content', 'description', 'createdByUserId', 'variables'],
        answer: { snippetId: '{number}' },
      },
      delete: { status: 200, answer: { snippetId: '{number}' } },
    },
  },
};
