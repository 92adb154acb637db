import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const standards = 'https://docs.dixa.io/docs/api-standards-rules/';

const paged: ListDescription = {
  paging: { by: 'cursor', parameter: 'pageKey' },
  size: { parameter: 'pageLimit', max: 100 },
  answer: { data: '{records}', meta: { previous: null, next: '{nextUrl|null}' } },
};

const conversations = '/beta/endusers/{userId}/conversations';

const created: DocumentedObject = { record: { '...': '{values}', id: '{id}', createdAt: '{created}' } };

/** Dixa's API, version beta. */
export const dixa: ProviderDescription = {
  provider: 'dixa',
  documentation: [
    `${standards}#rate-limiting`,
    `${standards}#pagination`,
    'https://docs.dixa.io/openapi/dixa-api/beta/',
  ],
  signIn: {},
  errors: { body: { message: '{message}' } },
  fixed: { 'GET /beta/organization': { data: { id: '{account}', name: 'Acme' } } },
  object: {
    record: { '...': '{values}', id: '{id}' },
    list: paged,
    one: { data: '{record}' },
    create: { status: 201 },
    update: {},
    values: { map: { always: [] } },
  },
  documented: {
    '/beta/agents': created,
    // If nobody asks for another channel, there are only the flows of this one.
    '/beta/conversations/flows': {
      values: { channel: { oneOf: ['Email', 'PstnPhone', 'WidgetChat'] } },
      list: { parameters: { channel: { field: 'channel', usual: 'PstnPhone' } } },
    },
    [conversations]: {
      hidden: ['customAttributes'],
      record: { '...': '{values}', id: '{number}', createdAt: '{created}' },
    },
    '/beta/conversations/{conversationId}/messages': { ...created, below: { conversationId: conversations } },
    '/beta/conversations/{conversationId}/notes': { ...created, below: { conversationId: conversations } },
    '/beta/conversations/activitylog': {
      // As the examples have it.
      record: { '...': '{values}', id: '{id}', activityTimestamp: '{updated}[GMT]' },
      list: {
        parameters: {
          fromDatetime: { time: 'updateTime', is: '>=' },
          toDatetime: { time: 'updateTime', is: '<=' },
        },
      },
    },
  },
  objects: {
    endusers: {
      path: '/beta/endusers',
      id: 'uuid',
      fields: `displayName:string email:string phoneNumber:string firstName:string lastName:string avatarUrl:string
        externalId:string additionalEmails:map middleNames:map`,
      record: { '...': '{values}', id: '{id}', createdAt: '{created}' },
      list: {
        ...paged,
        parameters: { email: { field: 'email' }, externalId: { field: 'externalId' } },
      },
    },
  },
};
