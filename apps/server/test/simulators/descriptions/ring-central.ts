import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.ringcentral.com/api-reference';

const paged: ListDescription = {
  paging: { by: 'cursor', parameter: 'page' },
  size: { parameter: 'perPage', max: 1000, usual: 100 },
  answer: {
    records: '{records}',
    navigation: { nextPage: { uri: '{nextUrl}' } },
    paging: { page: '{page}', perPage: '{size}', totalPages: '{pages}', totalElements: '{total}' },
  },
};

const account = '/restapi/v1.0/account/{accountId}';
const extension = `${account}/extension/{extensionId}`;

/** A list of the account that somebody has signed in to, or of their own extension: both ids are `~`. */
const own = (name: string, more: DocumentedObject = {}): DocumentedObject => ({ name, below: {}, ...more });

/** RingCentral's API of the version 1.0. */
export const ringCentral: ProviderDescription = {
  provider: 'ringCentral',
  documentation: [
    `${reference}/Call-Log/readCompanyCallLog`,
    `${reference}/External-Contacts/listContacts`,
    'https://developers.ringcentral.com/guide/basics/errors',
    'https://developers.ringcentral.com/guide/basics/formats/objects',
    'https://developers.ringcentral.com/guide/basics/rate-limits',
  ],
  signIn: { authorizePath: '/restapi/oauth/authorize', tokenPath: '/restapi/oauth/token' },
  errors: {
    body: {
      errorCode: '{code}',
      message: '{message}',
      errors: [{ errorCode: '{code}', message: '{message}', parameterName: '{field|}' }],
    },
  },
  fixed: { 'GET /restapi/v1.0/account/~': { id: '{account}', mainNumber: '+16505550100' } },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    list: paged,
    create: { status: 200 },
    update: { method: 'PUT', replaces: true },
    delete: { status: 204 },
    values: { map: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  objects: {
    'address-book/contact': {
      path: '/restapi/v1.0/account/~/extension/~/address-book/contact',
      id: '{n}',
      record: { '...': '{values}', id: '{number}' },
      fields: `firstName:string lastName:string middleName:string nickName:string company:string jobTitle:string
        email:string notes:string webPage:string mobilePhone:string homeAddress:map`,
    },
  },
  documented: {
    [`${account}/extension`]: own('extension'),
    [`${account}/phone-number`]: own('phone-number'),
    [`${account}/call-log`]: own('call-log', {
      record: { '...': '{values}', id: '{id}', startTime: '{updated}' },
      list: {
        parameters: {
          dateFrom: { time: 'updateTime', is: '>=' },
          dateTo: { time: 'updateTime', is: '<=' },
          view: { allows: ['Simple', 'Detailed'] },
        },
      },
    }),
    [`${account}/call-queues`]: own('call-queues'),
    [`${account}/call-queues/{groupId}/members`]: own('call-queues/members', {
      below: { groupId: 'call-queues' },
    }),
    [`${account}/call-monitoring-groups`]: own('call-monitoring-groups'),
    [`${account}/templates`]: own('templates'),
    [`${account}/answering-rule`]: own('answering-rule'),
    [`${account}/custom-fields`]: own('custom-fields'),
    [`${account}/emergency-locations`]: own('emergency-locations'),
    [`${account}/directory/entries`]: own('directory/entries', {
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        size: { parameter: 'perPage', max: 2000, usual: 1000 },
      },
    }),
    [`${extension}/message-store`]: own('message-store', {
      list: {
        parameters: {
          dateFrom: { time: 'createTime', is: '>=' },
          dateTo: { time: 'createTime', is: '<=' },
        },
      },
    }),
    [`${extension}/device`]: own('device'),
    [`${extension}/forwarding-number`]: own('forwarding-number'),
    [`${extension}/caller-blocking/phone-numbers`]: own('caller-blocking/phone-numbers'),
  },
};
